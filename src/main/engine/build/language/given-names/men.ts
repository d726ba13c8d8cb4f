/** Folded given names of men; made by training/tagger/given_names.py from Faker's lists (MIT). */
export const MEN = `
aage aaron abbas abdul abdullah abel abilio abjorn abraham abram achille achim adalbert adalberto adam adamo adan
adelardo adelbert adelin adelmo adem adi adolf adolfo adonis adrian adriano adrien aedan agapito age agnolo agnos
agostino agustin ahmad ahmed ahmet aidan aiden aime aitor akos aksel alain alan alastair alban albano alberico
albert alberto albin albino albrecht alcides alderano aldo alec alejandro alejo aleksandar aleksander aleksandr
aleksej aleodor alessandro alessio alex alexander alexandre alexandros alexandru alexe alexei alexej alf alfio
alfons alfonso alfred alfredo ali alin alistair alistar alister allan allen alois alonso aloys alphons alphonse
alvaro alvin alwin amadeo amado amador amancio amando amaro ambrosio amedeo amedeu americo amico amilcar amin amir
amleto amza anacleto anaru anastasio anastasios anatol anatoli anatolie anatolij anders andor andras andre andreas
andrei andrej andres andrew andrey andrian andrzej andy angelino angelo anghel angus anibal annibale ansaldo anselm
anselmo ansgar antal ante anthony antim anto antoin antoine anton antonello antonino antonio antonios antoniu
antonius antony aodhan apolinar apostolos archer archie ari arian aribert arie arif ariki aristide aristides arlo
armando armin arnaldo arnd arndt arne arnfried arnim arno arnold arnulf arnulfo aron arpad arran arron arsenie
arsenio artemio arthur artur arturo asdrubal asger asher atenulf athanasios atilio attila august augustin augusto
aurel aurelian aureliano aurelio austin avram axel axinte ayden ayoub azeglio aziz baccio bailie balazs baldassare
baldomero balduino baldur balint baltasar balthasar banel baptist barbu barna barnabas barry bart bartholomaus
bartolome bartolomeo bartolomeu bas basarab basilio bastiaan bastian baudelio bautista bayram beau beauden bebe
bekir bela ben bence bendeguz benedek benedetto benedikt beniamin benigno benito benjamin benn benno benny benoit
benone bent benvenuto beppe berat berend bernabe bernard bernardino bernardo bernd berndt bernfried bernhard bernt
bernward bert bertalan berthold bertil berto bertold bertram bertrand bevan biagio bilal bill billy birger bjarne
bjorn blaine blair blake blas boaz bob bobby bodhi bodo boe bogdan boje bonifacio borge boris borja borris botond
brad bradley bradut brady bram brandon branko braxton brayden breandan brendan brendon brent brett brian brodie
bruce bruno bryan bryce bucur buenaventura burckhard burghard burkard burkhard burkhardt cahal cahir cailum caius
cal calcedonio caleb calin calisto calixto callan callum calogero calum calvin cameron camil camillo camilo campbell
candelario candido cantemir caoimhin caolain caolan caomhan carl carlito carlo carlos carmelo carsten carter cas
casemiro casian casper catalin cathal cayetano cazimir cebrian cecilio cedrin ceferino celal celestino celso cemal
cemil cengiz cesar cesare cetin cezar chad charles chase che chema chris christian christof christoffer christoph
christophe christopher christos chucho chuy cianan ciaran cillian ciprian cipriano ciriaco cirillo cirino ciro claas
clarence clark claudio claudiu claudius claus clavs clayton clemens clemente cleto clifford climaco clinton clive
codin codrin codrut cody cohen cole colin collin colm colton coluccio colum conal conall conan conchur conn connor
conor conrad conrado constantin cooper cord corey coriolano cormac cornel cornelio cornelis corneliu cornelius
corrado corvin cory cosimo cosme cosmin costache costantino costanzo costel costin craig crin cristea cristian
cristobal cristofor csaba csongor curro curt curtis custodio czeslaw daan dacian dagobert dakota dale dalton damian
damiano damien damon dan dani daniel daniele danilo danny dante darin dario darius dariusz darko darrell darren
darrin darryl darryn daryl dave david deaglan dean deane decebal declan delfino demetrio denes denis dennis denny
derek dermot derrick desiderio desmond detlef detlev devin devon dex dezso diarmuid diedrich diego dierk dieter
diethard diethelm diether dietmar dietrich dillon dimas dimitri dimitrios dino dinu dion dionigi dionisio dirk
ditmar dittmar dogan domenico domhnall domingo dominic dominik don donal donald donatello donato dorel dorian dorin
dorinel doru douglas dragan drago dragos drew duane ducu duilio dumitru duncan durante dursun dusan dustin duuk
dwayne dylan dylano eamon eamonn earl ebbe eberhard eberhardt eckard eckart eckehard eckhard eckhardt eckhart eddie
edelbert edelmiro edgar edgardo edmond edmund edmundo edoardo edouard edu eduard eduardo edward edwin efrain eftimie
egbert eggert egon ehrenfried ehrhard einar einer eitel ekkehard ekkehart ekrem eladio elemer eleuterio elias eligio
elijah eliseo elladio elliot elliott elmar elmo eloy elpidio emanoil emanuel emanuil emigdio emil emile emilian
emiliano emilio emin emir emmanuel emmerich emmet emmett enda endre engelbert engin ennio enno enrico enrique enver
enzio enzo eoghan eoin epifanio eraldo erasmo ercan erdal erdogan eremia erhard erhardt eric erich erik erkan erling
ermanno ermenegildo ermes ernest ernesto erno ernst erol ervin erwin esben espiridion esteban ethan etienne ettore
euan eugen eugene eugenio eunan eusebio eusebiu eustaquio eustatiu eutimio eutropio evan evangelos evaristo ewald
ewan ezequiel ezio ezra faas fabian fabio fabricio fabrizio falk falko faruk fatih faustino fausto feargal fearghal
fedde fedele federico federigo fedor feliciano felipe felix ferdi ferdinand ferdinando ferenc fergal fergus fermin
fernando fidel filip filippo finbar finn fintan fiodor fionntan fiorenzo fiorino fito flavio flaviu flemming
fletcher florea florencio florentin florentino florian florin floris flynn folker folkert fortunato francesco
francis francisc francisco franck franco francois franjo frank franklin frans franz fraser frazer fred freddy frede
frederic frederick frederik fredi fredo fredy fridolin friedbert friedemann frieder friedhelm friedhold friedo
friedrich frithjof fritz frode fulgencio fulvio gabino gabor gabriel gaetano galasso galo gareth garrett garry gary
gaspar gaspare gaston gastone gavin gebhard geert gelu gene geoffrey georg george georgel georges georgian georgios
gerald geraldo gerard gerardo gerd gereon gerfried gergely gergo gerhard gerhardt gerhart german gernot gero gerold
gerolf geronimo gerrit gert gervasio gerwin ghenadie gheorghe gheorghita ghita giacinto giacobbe giacomo giampaolo
giampiero gian giancarlo gianfrancesco gianfranco gianluca gianluigi gianmarco gianni gianpaolo gianpietro gica gicu
giel gijs gil gilbert gilberto giles gilles gino gioacchino gioachino gioele gioffre gionata giorgian giorgio giosue
giovanni girolamo gisbert giuliano giulio giuseppe giustino glauco glen glenn godofredo goffredo gonzalo goran
gordon gorm gottfried gotthard gotthilf gotthold gottlieb gottlob gotz goyo graciano graeme graham grant gratian
grayson graziano greco greg gregg gregoire gregor gregorian gregorio gregory grigore grzegorz guarino guenter
guenther guglielmo guido guillaume guillermo guiseppe gunar gundolf gunnar gunner gunter gunther guntram gustav
gustavo gusztav guus guy gyorgy gyozo gyula hagen hajo hakan halil hamish hamza hannes hanni hanno hanns hans
hansgeorg hansjoachim hansjorg hansjurgen hanspeter haralamb haralambie harald hardy harley harm harold haroldo
harri harrison harro harry hartmut hartmuth hartwig harvey hasan hassan hasso hayden hector heiko heimo heiner
heinfried heini heino heinrich heinz helfried helge heliodoro hellmut hellmuth helmar helmut helmuth hemi hendrik
henner henning henrik henry henryk heraclio herbert herberto heribert heriberto herman hermann hermenegildo herminio
hernan hernando herrmann herwig hidde hilario hilmar hinrich hipolito hjalte hoani holger holm honore horacio
horatiu horea horia horst howard hubert hubertus hudson hugh hugo hugues humberto hunor hunter huseyin iacob iain
ian iancu ianis iban ibrahim ieremia ignacio ignatz ignaz ignazio igor ihaia iker ilarie ilarion ildefonso ilhan
ilias ilie ilija ilja immo imran imre ingbert ingmar ingo ingolf inigo inocencio inocentiu ioan ioannis ion ionel
ionica ionut iosif ippazio irinel isaac isaiah isaias isidor isidoro isidro ismael ismail ismet israel istvan iulian
iuliu iurie iustin iustinian ivan iver ivo iwan jacek jacinto jack jackson jacob jacobo jacopo jacques jafet jake
jakob james jan janko jann jano janos janus janusz jared jari jarl jarlath jaroslav jaroslaw jarrod jason jasper
javi javier jaxon jay jayden jayson jeff jeffery jeffrey jelle jelte jenaro jenel jeno jens jeppe jeremiah jeremias
jeremy jermaine jerome jeronimo jerry jerzy jesper jesse jim jimmy jip jiri joachim joakim joaquin job jobst jochem
jochen joe joel joep joerg joey johan johann johannes john johnathan johnnie johnny jon jonas jonatan jonathan
jonathon joost jordi jordon jordy jorg jorge jorgen joris jorn jort jose josef josep joseph josh joshua josiah josip
jost josue jovan jozef jozsef juan juanito jude juergen jules julian julien julio julius jurgen juri jurij jurre
justin justus kahu kai kaleb kalman kamil kane kare karl karlfried karlheinz karlo karoly karsten kasimir kaspar
kasper kauri kayden kazim kealan keano keanu keegan keelan keith keld kelvin kemal ken kenan kenn kenneth kenny kent
kevin kian kick kieran kike kilian killian kingston kirk kjeld klaas klaus klavs klemens knud knut koen koha konrad
konstantin konstantinos korbinian kornel kornelius kristian kristof kristopher krisztian krisztofer krzysztof
kunibert kuno kurt kurtis kyan kyano kyle lachlan ladislau ladislaus lajos lalo lambert lamberto lance lando larry
lars lascar lasse laszlo laureano laurens laurent laurentiu laurenz laurian laurits laus laust lawrence lazar lazaro
lazzaro leander leandro lee leif lenn lennarth leo leocadio leon leonard leonardo leoncio leone leonel leonhard
leonid leontin leopold leopoldo leordean leroy leslie leszek levente levi lewis lex liam liberto lica lincoln lino
linus lisandro livio liviu lloyd lodovico loek logan lonnie lope lorcan lorenz lorenzo lorin lothar louis luc luca
lucas lucentiu luchino lucho lucian luciano lucio lucretiu ludger ludovic ludovico ludvig ludwig luigi luis lukas
luke lutz luuk lyndon maarten macario macauley madalin mads magnus mahmoud mahmut maik mairtin malachy malcolm malik
malte malthe manaaki manawa manfred manole manolo manuel manus marc marcantonio marcel marcelino marcell marcello
marcelo marcial marciano marcio marco marcos marcu marcus marek mari mariano marijan marijn marin marino marinus
mario marius mariusz mark marko markus mart marten martin martino marton martyn marvin mason massimiliano massimo
mate matei mateo mathew mathias mathijs matias matiu mato mats matteo matthaus matthew matthias matthieu matthijs
mattia mattias matyas maurice mauricio maurilio maurits maurizio mauro max maxim maximiano maximilian maximiliano
maximino maximo maxwell mees mehdi mehmet meik meinhard meinolf meinrad melchor melle melvin merijn mervyn mesut
metin micah micha michael michail micheal michel michelangelo micheletto michelotto mick miguel mihai mihail mihaly
mihnea mijo mik mika mikael mikaere mike mikhail mikkel miklos milan milo milos miodrag mircea mirco mirko miron
miroslav miroslaw mitchel mitchell mitica mitrut modesto mogens mohamed mohammad mohammed moises moreno moritz
morris morten mugur mugurel muhammed muharrem murat murray mustafa muzaffer myles nacho nacio nae nando nandor
napoleone narcis narciso natalio natanael nate nathan nathaniel naud nazario necati nechifor neil nelu nestor
neville niall nicanor niccolo nichifor nicholas nick nicklas nico nicoara nicodemo nicodim nicolae nicolai nicolaie
nicolaj nicolas nicolaus nicolo nicu niculita nicusor nicuta niek niels nigel nikau niklas niko nikola nikolai
nikolaj nikolaos nikolas nikolaus nikora nilo nils nino nixon noah noe noel norbert norberto norman noud nout
nurettin nuri octav octavian octavio octaviu odhran oisin oivind ojvind olaf ole olegario olfert olimpian olimpiu
oliver olivier oliviu omar onofre oran orazio oreste orhan orlando orni ortwin oscar oskar osman osvald osvaldo
oswald oswin otfried othmar otmar ottavio ottfried ottmar otto ottokar ottomar ottone ove ovidio ovidiu ovli owen
oystein oyvind pablo paco padraic padraig pal palle pamfil panagachie panait pancho panfilo paolo paride parker
pascal pascual pasqual pasquale pastor patric patricio patrick patrik patrizio patru paul paulino paulo pauric pavel
paw pawel peadar pearce pearse peder pedro peer pelayo pellegrino pepe pepijn pepito per pero perry petar pete peter
petre petrica petrisor petros petru petrut philip philipp philippe phillip phoenix piaras pier pierangelo pierce
piergiorgio piergiuseppe pierluigi piermaria piero pierpaolo pierre piersanti pieter pietro pim pio piotr pirmin
pius placido plesu plinio pompeo pompiliu pomponio poncio porfirio poul preben preston primitivo prudencio puccio
quentin quinten quique quirino radu raducu raf rafa rafael raffaele raffaellino raffaello ragnar ragner raik
raimondo raimund raimundo rainer ralf ralph ramazan ramiro ramon randall randolf randy ranieri raphael rares rasmus
raul ravi rawiri ray rayan raymond raymund razvan recep reece reginald regulo reimar reimer reimund reinald reinaldo
reiner reinhard reinhardt reinhart reinhold relu rembrandt remigio remo remus remy renato rene rens renzo reuben rex
reynaldo reza rhys rian ricardo riccardo ricciotti richard richardt rick rickey ricky rico rigo rik riley riza roan
robbie robby robert roberto robin rocco rochus roderich rodney rodolfo rodrigo rogelio roger rohan roland rolando
roldan rolf roman romeo romolo romuald romulo romulus ron ronald ronaldo ronan ronni ronnie ronny roque rory rosendo
ross rouven rowan roy ruairi ruari ruben rudi rudiger rudolf rudolph rufino ruggero ruggiero rune rupert ruperto
russell ruy ryan ryder ryszard saban sabas sabatino sabin sabri sahin salih salomon salvador salvatore salvi sam
sami samir samu samuel sancho sandalio sander sandor sandro sandu sante santiago santino santos saturnino saul sava
saverio scot scott seamus sean sebastiaan sebastian sebastiano sebastien sedat segismundo selim sem senn senol sep
sepp serban serge sergei sergej sergio sergiu sergius seth seve sever severiano severin severino severo shane shaun
shawn shay shayne shea siegbert siegfried sieghard siegmar siegmund siegward siem sigfrido sigfried sigismund sigmar
sigmund sigurd sil silas silvester silvestre silvestro silvian silvio silviu simi simion simon sinica sione sjoerd
slavko slawomir slobodan sonke sonny soren sorin sosimo spencer stan stancu stanislaus stanislav stanislaw stanley
stavros steen stef stefan stefano steffen stelian sten stephan stephane stephen steve steven stewart stig stijn
stjepan stuart sukru suleyman sven svenning swen sylvester sylvio szabolcs szilard szilveszter tadeo tadeusz tage
tai taine tama tamas tamati tane tangaroa tanner tassilo tejs telemaco telmo temistocle teo teobaldo teodor teodoro
teodosio teofil teofilo teohari terence terrance terrence terry teun thaddaus theo theobald theodor theodore
theodoros theophile thibault thibaut thierry thies thijmen thijn thijs thilo thom thomas thoralf thorben thorsten
tiarnan tiberiu tibor tiburcio tiernan ties tijmen tijn tijs till tillmann tilman tilmann tilo tim timm timmy timo
timotei timoteo timothee timothy tino tito titus tivadar tiziano tobias toby todd todor tom toma tomas tomasz
tomislav tommy tonino tonny tono tony toralf torben toribio torquato torsten traian traugott travis trent trevor
tristan troels troy tudor tullio twan tycho tygo tyler tyrone tyson ubaldo uberto udo uffe ugo ugolino ulf uli
ulises ullrich ulrich ulrik umberto urban urbano urs utz uwe vadim vagn valdemar valentijn valentin valerij valerio
valeriu valero valter vasco vasile vassilios vaughan veit veli venancio venceslas veniamin verner vernon vicente
vicentiu victor victoriano victorino vidal vigo viktor villads vilmos vince vincent vincentio vincentiu vincenzo
vinicio vinko vinzenz viorel virgilio visarion vitali vito vittorio vitus vlad vladimir vlado vlaicu voicu volker
volkhard volkmar waldemar walfried walter walther warren warwick wayne wenzel werner wesley wessel wieland wieslaw
wigbert wilfredo wilfried wilhelm willem willfried willi william willibald willibert willie willy winfried wiremu
witold wladimir wojciech woldemar wolf wolfgang wolfhard wolfram wout wouter wulf wyatt xaver xavi xavier yago yan
yannick yassin yilmaz yngve youssef yusuf yves zac zacarias zach zacharias zacharie zachary zak zakaria zalan zamfir
zane zbigniew zdravko zeki zeljko zeno zenon ziggy zion zlatko zoltan zoran zsigmond zsolt zsombor
`;
