/** English words for Romanian ones, folded and without endings: general words, and those of graphs about films, medicine, places and people. */
import { distance } from "../../store/similar-words";

/** "english: beginnings of Romanian words"; the longest beginning that fits wins, whatever ending follows. */
const GLOSS = `
film: film,pelicul
movie: movie
directed: regiz,dirija
director: regizor,regia,regie
actor: actor,actrit,interpret
appears: apar,apare,aparut,mention,pomen,prezent,figureaz
chapter: capitol
together: impreuna,alatur
starred: joac,juca,jucat,apare,apar,aparut in,interpretat,distributi,rol,figureaz
written: scri,scenari,autor
release: lansat,aparut,lansar,aparit,premier
genre: gen,genur,genul
year: an,ani,anul,anului
language: limb
tag: etichet
person: persoan,oamen,om
rating: evaluar,nota,scor
votes: voturi,vot
drug: medicament,leac
disease: boal,bolil,boli,afectiun,malad
treats: trateaz,trata,tratat,vindec
gene: gena,gene,genel,genei
protein: protein
symptom: simptom
side effect: efect advers,efecte advers,reacti advers
causes: cauzeaz,cauza,cauze,provoac,produc
decreases: scad,scazut,reduc,micsoreaz,diminueaz,inhib,blocheaz
increases: crescut,creste,cresc,mareste,maresc,activeaz,stimuleaz
activity: activitat,inhib,blocheaz,activeaz
abundance: abundent,cantitat
regulates: regleaz
negatively: negativ
positively: pozitiv
correlated: corelat,coreleaz
interacts: interactioneaz,interactiun,vorbes,vorbit,intaln
speaks: vorb,vorbe,vorbi,vorbes,vorbit
talks: vorbe,vorbi,discut,convers
loves: iubes,iubi,indragost,adora,dragost
hates: uras,urat,uraste,detest
kills: ucid,ucis,ucig,omor,omoar,asasin
helps: ajut
meets: cunos,cunosc
serves: slujes,sluji
betrays: trada
owns: detin,posed,stapanes
travels: calator,pleac,pleca,merg,mers,duc,dus,ajung,ajuns,porn
descends: descind,coboar
binds: leag,legat de
associated: asociat,asociaz
located: situat,localiz,afl,gasest
lives: locuies,locuit,traies,trait,sta,stau
expressed: exprim
participates: particip
biological process: proces biologic,procese biologic,proces,procese
pathway: cale,cai
anatomy: organ,tesut,anatomi
compound: compus
substance: substant
part: part
contributes: contribui
prevents: previn
manifestation: manifest
metabolite: metabolit
organism: organism
cell: celul
country: tar,stat
city: oras
capital: capital
river: rau,raur,fluvi
population: populati
team: echip
player: jucator
club: club
book: cart
writer: scriitor
character: personaj,erou,eroi
place: loc
born: nascut
died: murit,decedat
father: tat
mother: mam,mum
son: fiu
daughter: fiic,fat,fet
child: copil,copii
spouse: sot
married: casator
brother: frat
sister: sor
friend: prieten
won: castigat,castig
prize: premi
company: compani,firm
founded: fondat,infiintat
work: lucr,opera,romanul,nuvel
music: muzic
song: cantec
album: album
price: pret
cost: cost
height: inaltim,altitudin
weight: greutat
length: lungim,durat
contraindicated: contraindic
presents: prezint
palliates: amelior,paliaz
pharmacologic: farmacologic
class: clas
includes: includ,contin,fac parte
localizes: localizeaz
associates: asociaz,asociat
resembles: seaman,asemanat
treatment: tratament
employee: angajat,salariat
employer: angajator
salary: salari,lefur,leaf
budget: buget
department: departament
office: birou,biroul,sedi,sediu
project: proiect
report: raporteaz,subordonat
mentor: mentor,indrum
neighbor: vecin,invecin,margin,granit
train: tren
station: statie,statii,gara,gari
stop: opr,opres
depart: pornes
contains: contin
recipe: retet
ingredient: ingredient
calories: calor
minutes: minut
duration: durat,durea
distance: distant
region: regiun
state: judet
made: facut,fabricat
created: creat,creaz,creeaz,realiz
painting: pictur,tablou
sculpture: sculptur
room: sala,sali,camer
hangs: atarn,expus
donated: donat,doneaz,dona
artist: artist
museum: muze
occupation: ocupati,meseri,profesi
instrument: instrument
religion: religi
influenced: influent
educated: studi,invat,educ
employed: angaj
citizenship: cetaten
species: speci
animal: animal
plant: plant
color: culor,culo
name: nume
author: autor
publisher: editur
publish: public
version: versiun
depends: depind
license: licent
package: pachet
salad: salat
opened: deschi
closed: inchi
horror: horror,groaza
comedy: comedi
drama: drama,drame
thriller: thriller
war: razboi
western: western
crime: crima
animation: animat
documentary: documentar
japanese: japonez
french: francez
german: german
italian: italian
spanish: spaniol
english: englez
russian: rus
chinese: chinez
romanian: roman
`;

const BEGINNINGS = new Map<string, string[]>();
for (const line of GLOSS.trim().split("\n")) {
  const [english, romanian] = line.split(": ") as [string, string];
  for (const beginning of romanian.split(","))
    BEGINNINGS.set(beginning.trim(), [...(BEGINNINGS.get(beginning.trim()) ?? []), english]);
}

/** Short beginnings stand only for whole words with an ending of at most two letters ("an", "ani", but not "animal"). */
const SHORT = 4;
/** Endings of nouns that are longer, and no other word's ("râurile"). */
const LONG_ENDINGS = new Set("ului uri urile urilor ilor ile lor ele elor".split(" "));

/** The least of a beginning that a word with a slip may still be known by. */
const SURE = 5;

/** The known beginning that a folded word is one slip away from; the word itself where there is none or where several mean different things. */
export function nearBeginning(word: string): string {
  if (glossed(word).length > 0) return word;
  const near = [...BEGINNINGS].filter(
    ([beginning]) =>
      beginning.length >= SURE &&
      beginning[0] === word[0] &&
      [-1, 0, 1].some((more) => distance(word.slice(0, beginning.length + more), beginning, 1) <= 1),
  );
  const [first, ...others] = near;
  return first && others.every(([, english]) => english.join() === first[1].join()) ? first[0] : word;
}

/** English words for a folded Romanian word; none where it is not known. */
export function glossed(word: string): readonly string[] {
  for (let length = word.length; length >= 2; length--) {
    const found = BEGINNINGS.get(word.slice(0, length));
    const ending = word.slice(length);
    if (found && (length >= SHORT || ending.length <= 2 || LONG_ENDINGS.has(ending))) return found;
  }
  return [];
}
