/** Folded given names of women; made by training/tagger/given_names.py from Faker's lists (MIT). */
export const WOMEN = `
aaliyah abbey abbi abbie abby abelone abigail abril addison adela adelaida adelaide adelasia adele adelgunde
adelheid adelia adelina adelinde adeline adina adolfine adora adoracion adriana adriane adrienn adrienne aenne
africa agata agatha agathe aglaia agnes agnete agnieszka agripina agueda agustina aida aideen aileen ailis aimee
ainara aine ainoa aisling aislinn aitana alana alanis alanna alannah alba alberta alberte albertina albertine albina
aleisha alejandra aleksandra alena alessandra alessia alexa alexandra alexandria alexandrie alexandrina alice alicia
alicja alida alina aline alis alisha alison alix alla allegra allison alma almudena almut almuth aloisia alondra
alwina alwine alyssa amada amaia amalia amalie amanda amarilis amaya ambar amber amelia amelie america amie amina
amira amparo amy ana anabel anabela anahera anaida anais anamaria anastasia anastasie anca ancuta anda andra andrada
andrea andreea ane anemona aneta anett anette angela angeles angelica angelika angelina angelique angelita anghelina
angie ani anica anika aniko anisoara anita anja anka anke ann anna annabel annabelle annaliese annalisa annalise
annamaria anne annedore annegret annegrete annekatrin anneke annelene anneli annelie annelies anneliese annelise
annelore annemarie annemette annemie annemijn annerose annett annetta annette anni annie annika annita annunziata
anny anouk anselma antje antoaneta antoinette antonela antonella antonia antonietta antonina anunciacion anuta
aoibheann aoibhin aoibhinn aoife apollonia apolonia april arabella araceli aranka aranzazu arcelia aria ariadna
ariana ariane arianne arina aristita armida arnaude aroa aroha artemisa arzu ascension ase ashlee ashleigh ashlene
ashling asta astrid asuncion ataahua atena audrey augusta augustina aura aurea aurelia aureliana aurelie aurora
aurore autumn ava awhina axenia aya ayesha ayla aylin aynur ayse aysel ayten azahar azahara azeneth azra azucena
babett babette barbara barbel beata beate beatrice beatrix beatriz becky begona belen belinda bella benedicte
benedikte benigna benita bente benthe berenice berit bernadett bernadette bernarda bernardita bernhardine berta
bertha beth bethan bethany betina betti bettina betty beverley beverly bianca bianka bibi bibiana bienvenida billie
birgid birgit birgitt birgitta birgitte birte birthe bitten blanaid blanca blanduzia blanka bodil bogdana boglarka
bonnie borbala bozena brandi brandusa brandy branka breanna brenda briana brianna bridget brigid brigida brigitta
brigitte brit brita britney britt britta brittany brittney brogan bronach bronagh bronwyn brooke brunhild brunhilde
bruni brunilda bryony cacilia cacilie cailin caitlin caitlyn caitriona calista calixta camelia camila camilla
camille canan candace candela candelaria candelas candice candida caoilfhionn caoimhe capucine cara caragh caren
caridad carin carina carla carlijn carlota carly carmel carmela carmelita carmen carmina carmine carol carola carole
carolin carolina caroline carolyn carrie casandra casey casiana cassandra cassidy cassie catalina caterina catharina
catherine cathleen cathrin cathrine cathy catinca cato catrin catrina catrine catrinel catriona cayetana ceara
cecile cecilia cecilie celestina celia celina celine centa cerasela ceylin cezara chantal chantel chantelle charis
charlene charlotte charo chelo chelsea chelsey cherie cherith cheryl cheyenne chiara chita chloe christa christel
christelle christiana christiane christin christina christine christl ciara ciarrai cilli cilly cindy cintia
cipriana cirkeline claire clara clare clarisa clarissa claude claudia claudine clelia clemence clementina cleopatra
cliodhna cliona clodagh cloe clotilde codie codrina codruta colette colleen collette concepcion concetta concha
connie conny constance constanta constantina constanza constanze consuela consuelo cora coral coralia cordula corina
corinna corinne cornelia corona corrie cortney cosima cosmina courteney courtney crenguta crescencia crina cristina
crystal csilla custodia cynthia daciana dafina dafne dagmar dagny daiana dairine daisy dajana dalia dalila damaris
dana danica daniela daniella danielle danique danuta daphne darcy daria dariana darlene dawn dayna deanna dearbhail
dearbhaile dearbhla debbie debora deborah debra deirbhile del delfina delia demetra demi denisa denise dervla
desiree despina destiny dewi diamond diana diane dianne dida didina dietlind dietlinde dimitrina dina dionisia
dionne ditte dochia doina dolores dominga dominique domitila domnica donata donatella donna dora doreen doriana
dorina doris dorit dorita dorle dorli dorota dorotea dorothe dorothea dorothee dorothy dorottya dorte dorthe draga
dragica dulce dumitra dumitrana dunja eadaoin ebony ecaterina ecrin edda edel edelgard edelmira edeltraud edeltraut
edeltrud eden edina edit edith editha eftimia ehrentraud eileen eilis eilish eimear eimer eimhear ekaterina elaine
elba eleanor eleanora elena eleni elenore eleonora eleonore elfi elfie elfriede eliana elif eligia elin eline elisa
elisabet elisabeta elisabeth elisaveta elise elisha eliza elizabeth elize elke ella ellen elli ellie ellinor elly
elma elna elodia elodie eloisa eloise elsa elsbeth else elsebeth elsie elvira elwira elzbieta ema emanuela emelina
emer emese emilia emiliana emilie emily emine emma emmanuelle emmi emmy emperatriz encarna encarnacion encarnita
eniko enya erdmute erica erika erin erna ernestine eryn erzsebet esila esmarelda esmee esmeralda esperanza estefania
estela ester estera esther estrella eszter etelka etelvina etta eufemia eufrosina eugenia eugenie eulalia eusebia
eva evamaria evangelia evangelina evangelista evanghelina eve evelia evelien evelin evelina eveline evelyn evelyne
evi evie evita evy ewa fabia fabiana fabienne fabiola fabrizia fadime fainche faith fanni fanny fatima fatma fay
faye febe federica felicia feliciana felicidad felicitas feline felipa felisa felizitas fem femke fenna fenne
fernanda fiamma fidela fien fiene filippa filiz filofteia filomena fiona fionnuala flavia fleur floare floarea floor
floortje flor flora florence florencia florenta florentina florentine floriana florica florina florinda fortunata
franca frances francesca francisca francoise franka frankie franziska frauke frederike frederikke frederique freia
freja freya frida frieda friedericke friederike friedhilde friedl friedlinde frusina gabriela gabriella gabrielle
gaby gail gala galina gaylene geanina gelsomina gema gemma genevieve genoveva gentiana georgeta georgia georgiana
georgina georgine geraldine gerda gerdi gerhild gerlind gerlinde germana gerta gerti gertraud gertraude gertraut
gertrud gertrude gertrudis gesa gesche gesine geta gherghina giada gianina gianna giesela gilda gillian gina giorgia
giorgiana giovanna gisa gisela gislinde gitta gitte giulia giuliana giulietta giuseppina gizella glenda glenys
gloria gonul gordana grace gracia graciana graciela grainne gratiana gratiela graziella grazyna greca greta gretchen
grete gretel grethe gretl griselda grit gudrun gudula gulay gulsen gulten gunda gundel gundhild gundi gundula
gunhild gurli gusti guusje gwendolyn gyda gyongyi gyorgyi hailey hajnalka haley halina hana hanife hanna hannah
hannchen hanne hannelore hanny harmony harper harriet hatice haydee hayleigh hayley hazel heather hedda hedi hedwig
hedy heide heidelinde heidelore heidemarie heiderose heidi heidrun heike helen helena helene helga hella helle helma
helmtrud henni henny henrieta henrietta henriette henrike heracleea herdis herlinde herma hermine herminia herta
hertha hilary hilda hildburg hilde hildegard hildegart hildegund hildegunde hilma hiltraud hiltrud hinewai hollie
holly hope hortense hortensia hubertine huia hulda hulya iasmina iben ibolya ica ida ignacia ilaria ildiko ileana
ilinca ilka ilona ilonka ilse imelda imke imogen ina inaya indi india indie indy ines inga inge ingeborg ingeburg
ingelise ingelore inger ingetraud ingetraut ingrid ingried inka inken inmaculada inna insa ioana ioanina iolanda
iona ionela ionelia iosefina ira iren irena irene iridenta irina iris irma irmela irmengard irmgard irmhild irmi
irmingard irmtraud irmtraut irmtrud isa isabel isabela isabell isabella isabelle isaura ise isidora isis isla isobel
isolde itziar iulia iuliana iustina ivana ivanka ivona ivonne ivy iwona izabela ize jacinta jackie jaclyn jacobine
jacqueline jade jadwiga jana jane janet janeta janett janette janice janin janina janine janna janne janni jannie
jaqueline jasmijn jasmin jasmina jasmine javiera jayda jayde jaylinn jayne jazmin jeana jeanette jeanne jeannette
jeannine jelena jemma jena jenna jenni jennifer jenny jente jessica jessie jessika jesusa jet jill jillian jimena
jinthe joan joana joann joanna joanne joaquina jocelyn jodi jodie jody joelle johanna johanne jolan jolanda jolanta
jolanthe jolene jolie jolijn jonna jordana jorja josefa josefina josefine josephine josette jovita joy joyce juana
juanita judit judith judy julia juliana juliane julianna julie julieta juliette june justina justine jutta juul
jytte kaia kaitlin kaitlyn kara karen kari karin karina karla karley karlijn karola karolin karolina karoline karyn
kata katalin katarina katarzyna katcha kate katelyn katerina katharina katharine kathe katherina katherine kathi
kathleen kathrin kathryn kathy kati katie katja katrin katrina katrine katy kaye kayla kaylee kayleigh keely keeva
keira kelli kellie kelsey kendra keri kerri kerrie kerstin khloe kiara kiera kiki kimberley kimberly kinga kira
kirby kiri kirsten kirstie kirstin kirstine kirsty kitti klara klare klaudia klothilde konstanze kora kordula kori
korinna kornelia kreszentia kreszenz kriemhild krista kristen kristi kristiane kristie kristin kristina kristine
kristy krisztina krystal krystyna kunigunda kunigunde kyara kyla kylie kyra lacey lacramioara laetitia laila lana
laoise lara larisa larissa latasha latoya laura laure lauren laurence laurentia lauretta laurie lavinia layla lea
leah leana leandra leanne leila leire lelia lena lene leni leocadia leokadia leona leonie leonor leonora leonore
leontina leopoldina leopoldine lesley leticia letitia letizia leyla leyre lia liana liane libby licia lidia lidija
lidwina lieke liesa liesbeth lieschen liesel lieselotte lieve ligia lili lilia lilian liliana liliane lilija lilla
lilli lilly lilo lily lina linda linde lindsey line linn lioara lioba lisa lisanne lisbeth lise liselotte lisette
lissi lissy liv liva livia liz liza lize lizz lizzy ljiljana ljubica ljudmila loes loida lois lola lolita lona lone
loni lore loredana lorelei lorena lorenza loretta lori lorna lorraine lot lotte lotti louise lourdes luana luce
lucia luciana lucie lucila lucinda lucretia lucrezia lucy ludmila ludmilla ludovica ludwina luigina luisa luise
luisina luitgard luiza luminita luna lupita luz luzia luzie lydia lynda lyndsay lyndsey lynette lynley lynn lynne
lynnette lynsey maaike maartje macarena macaria mackenzie madalina maddison madeleine madelief madeline madison
madlen maeve magarete magda magdalena magdalene magdolna maggie magret magrit mahi maia maike maiken mairead maite
maja majken makayla malena malene malgorzata malina mallory malou malvina mamen mandy manja manola manon manuela
manuelita mar mara maraea marcela marcella marcelle marcheta marcia mare maree mareen mareike mareikura mareile
maren marga margaret margareta margarete margaretha margarethe margarita margaud margaux margherita margit margita
margitta margot margret margrethe margrit marguerite maria mariah mariana marianela mariann marianna marianne
maribel marica maricela maricica maricruz marie mariechen mariele marieluise marietta marija marika marilena marilyn
marina marine marinela marioara mariola marion marisa marisela marisol marissa maristela marit marita maritta
mariuca marjan marleen marlen marlene marlies marliese marlis marta martha marthe martina martine martirio mary
maryam maryse marzena mathilde matilda matilde maud maura maureen maxima maya mayte mckenzie meabh meagan meaghan
mechthild mechthilde mechtild meg megan meghan meibh meike melania melanie melina melinda melisa melissa melita
melitta melody meral mercedes merche mereana meredith merel merete merethe merle meryem meta mette mia micaela
michaela michaele michala micheala michela michele michelle mie miguela mihaela mikaela mikayla mila milagros milena
milica milka mille millie milou mimi mina mindy minna minodora mioara mira mirabela miranda mireia mirela mirella
miriam miriama mirja mirjam mirjana mirona miroslawa mirta mirte mirthe miruna misty modesta mollie molly mona
monalisa monica monika monique monja montserrat morena mya myriam myrthe nada nadeschda nadeshda nadia nadin nadine
nadja naja nana nancy nanna naoimh naomh naomi narcisa natali natalia natalie natalija natalja natasa natascha
natasha natasja nath nathalie natividad nayara nedda nelida nelli nelly nerea nereida nermin nete nevaeh nevenka
ngaire nia niamh nichola nichole nicola nicolasa nicole nicoleta nicoletta nicoline niculina nidia nienke nieves
nikita nikki nikolett nikoletta nilda nina ninetta ninthe nisa noa noelia noelle noemi noor noortje nora norah
norica norma notburga nova nuala nuran nuray nuria nurten nydia nynke oana obdulia oceane octavia octaviana oda
odalis odalys odeline odette ofelia olalla olav olena olga olimpia olive olivia olivie oonagh orfhlaith oriana orla
orlagh orlaigh orlaith ornella orsolya ortansa ortrud ortrun otilia ottilie oxana ozana paca pacifica padraigin
paige palmira paloma pam pamela paola paoletta paraschiva paris pascale pascuala pastora patrice patricia patrizia
patty paula paulette paulica paulina pauline payton paz peggy penelope penny pepita perla perlita pernille petra
petrona petronela petruta peyton phileine philippa philippine philomena phoebe phyllis pia piedad pien pierina pilar
pili pina piper pippa piroska pleun polina polly pompilia poppy primitiva priscila priscilla priska profira
prudencia puck puk purificacion quinty rabea rachael rachel rachelle rada radmila raewyn rafaela raffaella rafila
ragna ragnhild rahel raisa raissa raluca ramona randi raphaela raquel raven rebeca rebecca rebeka rebekah rebekka
regina regine regitse regitze reina reingard reinhild reinhilde reka remedios rena renata renate renee reni renske
resi reyna rhian rhianna rhianne rhiannon rhonda ria rica ricarda rikke rita ritt roberta robertina robyn rochelle
rocio rodica roise roisin romana romanita romina romy ronja roos rosa rosalia rosalie rosalina rosalinda rosalinde
rosalva rosaria rosaura rose roseanna rosel roselinde rosemarie rosemary rosenda rosi rosie rosina rosita rosl
rosmarie rossana roswita roswitha rotraud rotraut roxana roxelana roza rozalia rozsa ruby rufina ruperta ruth
ruthild ruxanda ruxandra saar sabina sabine sabrina sacha sadie safta sally salome salomea salud samanta samantha
samira sanda sandra sandy sanne sanziana saoirse sara sarah sarina sarita sasha saskia saturnina savannah saveta
savina scarlett seana seanan seaneen seanna selena selina selma semenica semra senta seona serafina serena serpil
severina sevim shakira shania shanice shanna shannan shannen shari sharlene sharon shauna shauneen shawna sheena
sheila shelby shelia shelley shelly sheree sheri sherri sherry sheryl shirley shona sian sibel sibilla sibille
sibylla sibylle sidonia sieglinde siegrid siegried siegrun sienna sierra siglinde signe sigrid sigrun silja silje
silke sille silva silvana silvia silviana simina simona simone simonetta sina sinaida sine sinead siobhan siofra
skye skyla skylar slavica smaranda socorro sofia sofie sol sole soledad solveig solvej songul sonia sonja sonya
sophia sophie sorana soraya sorcha sorina sorine sos speranta stacey stacie stacy stana stanca stefana stefani
stefania stefanie steffi stela steliana stella steluta stephanie sterre stilla stina stine sue summer susan susana
susanita susann susanna susannah susanne suse susi sussanne sussie suus suzana suzanne suze svea svenja svetlana
swantje swetlana sybilla sybille sydney sylke sylvana sylvia sylvie sylwia sys szilvia tabea tabitha tamara tami
tammie tammy tania tanja tanya tara tasha tatiana tatjana tayla tecla teea tegan telse teodora teodosia teofila
teona tere teresa teresita terez terezia terina terri tess tessa thea theda thekla theodora theres theresa therese
theresia tia tiana tiarna tiberia tiegan tiffany tilde tilly timea tina tinca tincuta tine tirza tiziana tomasa
tonia tonicha tonya tori tory tove tracey traci tracie tracy traude traudel traudl traute tricia trine trini trinity
trude trudel trudi tudora tudorita tudosia tui tulay tunde turkan tyla ulla ulrike una undine ursel ursula urszula
urte uschi uta ute vajen valentina valentine valeri valeria valerie valeska vanesa vanessa varvara veerle venera
vera verena veronica veronika veronique vesna veta vicenta vicentia vicki vickie vicky victoire victoria viktoria
vilma vincenza viola violet violeta violetta viorela viorica virag virginia virginie viridiana visitacion vittoria
vivian viviana viviane vivien vivienne vladelina voichita waimarie walburga waldtraut walentina walli wally waltraud
waltraut waltrud wanda weena wencke wendelin wendy wenke wera whitney wibke wiebke wikitoria wilfriede wilhelmine
willow wilma wiltrud winni winnie xenia ximena xiomara yaiza yara yasemin yasmin yasmine yda yesenia yesica yessica
yfke yinthe yolanda yrsa yvette yvonne zaharia zahra zaida zaira zamfira zara zaraza zdenka zehnia zehra zelma zenia
zenobia zenovia zenta zeynep zina zita zoe zoey zofia zoraida zsanett zsofia zsuzsanna
`;
