/** General Romanian words with their English ones, as data. */

/** "english: beginnings of Romanian words"; the longest beginning that fits wins, whatever ending follows. */
export const GLOSS = `
belongs: apartin; film: film,pelicul; movie: movie; directed: regiz,dirija,montat; director: regizor,regia,regie; actor: actor,actrit,interpret
appears: apar,apare,aparut,mention,pomen,prezent,figureaz; chapter: capitol; together: impreuna,alatur
starred: joac,juca,jucat,apare,apar,aparut in,interpretat,distributi,rol,figureaz; written: scri,scenari,autor
release: difuz,lansat,aparut,lansar,aparit,premier,iesit; genre: gen,genur,genul; year: an,ani,anul,anului; language: limb; tag: etichet
person: persoan,oamen,om; rating: evaluar,nota,scor; votes: voturi,vot; drug: medicament,leac; disease: boal,bolil,boli,afectiun,malad
treats: trateaz,trata,tratat,vindec,prescri,indicat,recomandat; gene: gena,gene,genel,genei; protein: protein; symptom: simptom
side effect: efect advers,efecte advers,reacti advers; causes: cauzeaz,cauza,cauze,provoac,produc
decreases: scad,scazut,reduc,micsoreaz,diminueaz,inhib,blocheaz; increases: crescut,creste,cresc,mareste,maresc,activeaz,stimuleaz
activity: activitat,inhib,blocheaz,activeaz; abundance: abundent,cantitat; regulates: regleaz; negatively: negativ; positively: pozitiv
correlated: corelat,coreleaz; interacts: interactioneaz,interactiun,vorbes,vorbit,intaln,cert,discut; speaks: vorb,vorbe,vorbi,vorbes,vorbit
talks: vorbe,vorbi,discut,convers; loves: iubes,iubi,indragost,adora,dragost; hates: uras,urat,uraste,detest
kills: ucid,ucis,ucig,omor,omoar,asasin; helps: ajut; meets: cunos,cunosc; serves: slujes,sluji; betrays: trada; owns: detin,posed,stapanes; estate: mosi
travels: calator,pleac,pleca,merg,mers,duc,dus,ajung,ajuns,porn; descends: descind,coboar; binds: leag,legat de; associated: asociat,asociaz
located: situat,localiz,afl,gasest; lives: locuies,locuit,traies,trait,sta,stau; expressed: exprim; participates: particip
biological process: proces biologic,procese biologic,proces,procese; pathway: cale,cai; anatomy: organ,tesut,anatomi; compound: compus
substance: substant; part: part; contributes: contribui; prevents: previn; manifestation: manifest; metabolite: metabolit
organism: organism; cell: celul; country: tar,stat; city: oras; capital: capital; river: rau,raur,fluvi; population: populati; team: echip
player: jucator; club: club; book: cart; writer: scriitor; character: personaj,erou,eroi; place: loc; born: nascut; died: murit,decedat
father: tat; mother: mam,mum,maica; son: fiu,fecior,baiat; daughter: fiic,fat,fet,fetit; child: copil,copii; spouse: sot; married: casator,marit,insura,insoar,cunun; wife: nevast; widow: vaduv; brother: frat
sister: sor; friend: prieten; won: castigat,castig; prize: premi; company: compani,firm; founded: fondat,infiintat
work: lucr,opera,romanul,nuvel,povestea,povestirea,textul; music: muzic; song: cantec; album: album; price: pret; cost: cost; height: inaltim,altitudin
weight: greutat; length: lungim,durat; contraindicated: contraindic; presents: prezint; palliates: amelior,paliaz
pharmacologic: farmacologic; class: clas; includes: includ,contin,fac parte; localizes: localizeaz; associates: asociaz,asociat
resembles: seaman,asemanat; treatment: tratament; employee: angajat,salariat; employer: angajator; salary: salari,lefur,leaf; budget: buget
department: departament; office: birou,biroul,sedi,sediu; project: proiect; report: raporteaz,subordonat; mentor: mentor,indrum
neighbor: vecin,invecin,margin,granit; train: tren; station: statie,statii,gara,gari; stop: opr,opres; depart: pornes; contains: contin
recipe: retet; ingredient: ingredient; calories: calor; minutes: minut; duration: durat,durea; distance: distant; region: regiun
state: judet; made: facut,fabricat; created: creat,creaz,creeaz,realiz; painting: pictur,tablou; sculpture: sculptur; room: sala,sali,camer
hangs: atarn,expus; donated: donat,doneaz,dona; artist: artist; museum: muze; occupation: ocupati,meseri,profesi; instrument: instrument
religion: religi; influenced: influent; educated: studi,invat,educ; employed: angaj; citizenship: cetaten; species: speci; animal: animal
plant: plant; color: culor,culo; name: nume; author: autor; publisher: editur; publish: public; version: versiun; depends: depind
license: licent; package: pachet; salad: salat; opened: deschi; closed: inchi; horror: horror,groaza; comedy: comedi; drama: drama,drame
thriller: thriller; war: razboi; western: western; crime: crima; animation: animat; documentary: documentar; japanese: japonez
french: francez; german: german; italian: italian; spanish: spaniol; english: englez; russian: rus; chinese: chinez; romanian: roman
icelandic: islandez; hungarian: maghiar,unguresc,unguresti; swedish: suedez; norwegian: norveg; danish: danez; finnish: finlandez; polish: polon
czech: ceha,cehesc; greek: grec,greac; turkish: turc; arabic: araba,arabe,arabesc; persian: persan; korean: coreean; portuguese: portughez; dutch: olandez
ukrainian: ucrain; serbian: sarba,sarbe,sarbesc; croatian: croat; bulgarian: bulgar; hebrew: ebraic; latin: latin; tibetan: tibetan; vietnamese: vietnamez; thai: thailandez
airport: aeroport; airline: aerian; alliance: aliant; company: compani; serves: deserv,serves; flies: zboar,zbor,zburat; flight: zbor
passenger: pasager; fleet: flot; runway: pist; harbor: portul,porturi; bridge: pod; road: drum,sosea; street: strad; building: cladir
castle: castel; fortress: cetat; monastery: manastir; church: biseric; founded: ctitor,intemei; built: construi,zidi,cladi,ridic
fought: lupt; battle: batali,lupt; siege: asedi; soldier: oste,ostas,ostean,oaste; ruled: domni,carmui; reign: domni; owns: stapan
king: rege,regel; queen: regin; prince: printul,principe,domnitor,voievod; succeeded: urmas,succe; office: dregator; grandfather: bunic
grandmother: bunic; betrothed: logodn,logodit; nephew: nepot,nepoat; niece: nepoat; comrade: tovaras; relative: rud; inlaw: cumnat,ginere,socr,soacr; godfather: nasul,nasei; stepfather: vitreg; uncle: unchi; aunt: matus; cousin: veris,varul; married: sotia,sotul,sotului,sotiei,nevast,barbat; member: membr
alumnus: absolvent; mission: misiun; launched: lans; rocket: rachet; landed: ateriz; orbited: orbit; planet: planet
moon: luna,luni,lunii,satelit; star: stea,stele; body: corp; discovered: descoper; invented: invent; scientist: savant,cercetator
agency: agent; mass: masa,mase,masei; radius: raz; distance: departar; phosphorylates: fosforil; inhibits: inhib; activates: activeaz,activ
targets: tint; approved: aprob; species: specii; habitat: habitat; eats: mananc; forest: padur; mountain: munt; lake: lac; sea: marea,maril
village: satul,sate,satel; island: insul; border: margin; flows: curg,vars; crosses: travers; passes: trec,trece; near: apropi
owner: proprietar; director: director; leads: condu; chief: sef; manager: administrator; teacher: profesor; teach: preda; student: student,elev
doctor: doctor,medic; judge: judecator; lawyer: avocat; court: instant,tribunal; law: lege,legil,legii; case: dosar,caz
sells: vand,vind,vandut; buys: cumpar; product: produs; produces: produc,fabric; supplier: furnizor; customer: client; market: piat
share: actiun; shareholder: actionar; investor: invest; revenue: venit,incasar; profit: profit; currency: moned; uses: folos,utiliz
needs: nevoi,neces; causes: cauz; size: marim,dimensiun; area: suprafat,aria,arie,ariei; depth: adancim; width: latim; speed: vitez
temperature: temperatur; age: varst; date: data,datei,datele; month: luna,luni,lunil; parent: parint; day: ziua,zile,zilei
hour: ora,orele,orei; event: eveniment; festival: festival; exhibition: expoziti; collection: colecti; gallery: galeri; style: stil
material: material; image: imagin; conductor: dirijor; singer: cantaret,solist; composer: compozitor,compus,compun; poet: poet
poem: poezi,poem; painter: pictor; philosopher: filosof,filozof; letter: scrisor; language: vorbit; newspaper: ziar; university: universitat
school: scoal,liceu; hospital: spital; match: meci; goal: gol; scored: marc; trophy: trofeu; coach: antren; stadium: stadion; module: modul
library: bibliotec; software: program; maintainer: intretin; server: server; file: fisier; device: dispozitiv; engine: motor; car: masin
ship: nav,vapor; crew: echipaj; tree: arbor,copac; flower: floar,flor; bird: pasar; fish: pestii,pestele; insect: insect; virus: virus
bacteria: bacteri; enzyme: enzim; receptor: receptor; tissue: tesut; dose: doz; therapy: terapi; patient: pacient; nationality: nationalit
party: partid; minister: ministr; president: presedint; election: alegeri; parliament: parlament; treaty: tratat; ally: aliat; enemy: dusman
designed: proiect,conceput; developed: dezvolt; runs: rulea,rula,rulat; screened: rulat,proiectat; study: studi; paradigm: paradigm; keyword: cuvinte cheie
mammal: mamifer; wingspan: anvergur; nests: cuib; pollinates: poleniz; competes: concur; hunts: vaneaz,vana; feeds: hranes,hrani
mined: extrag,extras,minat,exploat; density: densitat; atomic: atomic; number: numar; symbol: simbol; element: element; metal: metal; gas: gaz
county: judet; peak: varf; seat: resedint; population: locuitor; spring: izvor; continent: continent; ocean: ocean; volcano: vulcan; desert: desert
governor: guvernator; elected: ales,alesi,alese; army: armat; weapon: arma,arme,armel; god: zeu,zei,zeit; temple: templ; nephew: nepot; niece: nepoat
wolf: lup; bear: urs; fox: vulp; eagle: vultur,acvil; bee: albin; cat: pisic; horse: calul,caii; fruit: fruct; vegetable: legum
architect: arhitect; engineer: inginer; medal: medal; sport: sport; race: cursa,curse,cursel; theater: teatr; dance: dans; play: piesa,piese
meadow: pajist; wetland: mlastin; beer: bere,beri,beril; cheese: branz; computer: calculator; founder: fondator,intemeietor; winner: castigator
rises: izvor; acquired: cumpar,achizition; recorded: inregistr; plays: cant,canta; headquartered: sedi,sediu; supplier: aproviz,furniz; sea: mare
tributary: afluent; produced: produc,produs; member: membr; cousin: var
gout: gut; pain: durer; fever: febr; cough: tuse,tusei; lung: plaman; liver: ficat; kidney: rinich; heart: inim; blood: sange; skin: piel; stomach: stomac
breast: san,sanul,sanului,mamar; eye: ochi; bone: oase,osoas; cold: racel; influenza: grip; brain: creier; headache: cefale; migraine: migren; leprosy: lepr
rival: rival; student: ucenic; heir: mosten; noble: boier; saint: sfant,sfint
`;

/** What is used for a thing treats it. */
function usedFor(verbs: string): Record<string, string> {
  const links = "pentru contra impotriva in la".split(" ");
  const phrases = verbs.split("|").flatMap((verb) => links.map((link) => `${verb} ${link}`));
  return Object.fromEntries(phrases.map((phrase) => [phrase, "trateaza"] as const));
}

/** Verbs of several words, by one that says the same; folded. */
export const ROMANIAN_IDIOMS: Readonly<Record<string, string>> = {
  ...usedFor(
    "folosit|folosita|folosite|folositi|utilizat|utilizata|utilizate|utilizati|se da|se dau|se foloseste|se folosesc|se administreaza|se utilizeaza",
  ),
  ...{
    "luat parte": "participat",
    "ia parte": "participa",
    "iau parte": "participa",
    "lua parte": "participa",
  },
  ...{
    "efecte adverse": "efect advers",
    "efectele adverse": "efect advers",
    "efectelor adverse": "efect advers",
  },
  ...{
    "reactii adverse": "efect advers",
    "reactiile adverse": "efect advers",
    "efecte secundare": "efect advers",
  },
  ...{ "efectele secundare": "efect advers", "de a face": "vorbeste" },
  ...{ "cati ani are": "varsta", "cati ani avea": "varsta", "ce varsta are": "varsta" },
  ...{ "in fruntea": "condus", "la conducerea": "condus", "sub conducerea": "condus" },
  ...{
    "stins din viata": "murit",
    "trecut in nefiinta": "murit",
    "venit pe lume": "nascut",
    "vazut lumina zilei": "nascut",
  },
  ...{ "dat nastere": "mama", "pus bazele": "fondat", "pus piatra de temelie": "fondat" },
};
