/** Words of stories in both languages, as data: what questions about a text ask by, beside the general words of `romanian-words`. */

/** "english forms: beginnings of Romanian words", all folded; each line is one thing that may be told by any of its words. */
export const STORY_WORDS = `
kill murder slay slaughter assassinate: ucid,ucis,ucig,omor,omoar,impusc,injungh,strapun,asasin,spanzur,rapus; death die dead perish: mort,muri,moare,moart
poison: otrav,inven; drown: ineca,inec,inneca; hang: spanzur; shoot: impusc,trase,descarc; stab: injungh,strapun; strangle: sugrum,gatui
wound hurt injure: rani,vatam; hit strike beat slap: lovi,love,bate,batu,batut,palm,izb; attack: atac,naval; fight duel: lupt,duel,batu; threaten: amenint
arrest imprison jail capture seize: inchi,inchis,temnit,inchisoar,arest,prins,prind,puscari; escape flee: fug,fugi,fuge,scap,evad; chase pursue: urmar,goni,fugar
burn: ars,arse,arde,arunc,foc,flacar; steal rob: fura,jefui,prad; hide conceal: ascun; betray: trad,vandu; deceive cheat: insel,amag; lie: mint,mint
love adore fond beloved affection: iube,iubi,dragost,dragut,amor,indragost,ador; hate despise: ura,uras,urest,dispret,dusman; jealous envy: gelo,pism,invid
marry wedding wed husband wife spouse bride groom: casator,marit,insur,insoar,cunun,nunt,sot,nevast,barbat,mires,mirel,ginere; engaged betrothed fiance engagement: logod
widow widower: vaduv; father parent: tat,tatal,parint,taic; mother parent: mam,mamei,mum,maic,parint; son child: fiu,fiul,fiii,fiilor,fecior,baiat,copil; daughter child: fiic,fat,fetei,fete,fetit,copil,fie-sa; brother: frat; sister: sor,sorei,sorii,suror
uncle: unchi; aunt: matus; nephew niece: nepot,nepoat; grandfather grandmother: bunic,mos; cousin: var,varul,veri; brother-in-law sister-in-law: cumnat; father-in-law mother-in-law: socr,soacr; godfather godmother: nasul,nase,nasi; stepfather stepmother: vitreg
friend: prieten,amic,tovaras; enemy: dusman,vrajmas; servant: slug,slujnic,servitor,rob; master: stapan; teacher: profesor,invatator,dascal; doctor: doctor,medic; priest: popa,preot,parint
live dwell reside lodge: locui,sta,state,statu,stau,sede,traies,trai,casa$,gazd; go travel leave depart journey: duc,duce,dus,duse,merg,mers,plec,pleac,porn,calator; arrive come reach: ajun,sosi,sose,ven,veni,vene,vin,vine; return back: intoar,intor,inapoi
move: mut; enter: intr; cross: trec,travers; meet encounter: intaln,intilni,cunos,dete de,revaz; visit: vizit; wait: astept; follow: urma,urme
speak talk converse tell say: vorb,zis,zic,spun,spus,grai,convers,povest; ask: intreb; answer: raspun; shout cry: strig,tip; whisper: sopt; promise: fagadu,promis; swear: jura,jura
write letter: scri,scris,ravas,carte,epistol; read: citi,cite,citi; send: trimi; bring: aduc,adus; give gift hand: da,dat,dar,darui; take: lua,luat,ia; receive get: primi,capat; buy: cumpar; sell: vand,vind,vandu; borrow lend loan: imprumut,dator; owe debt: dator; pay: plat
own possess have property belong estate: avea,are,posed,stapan,mosi,avere,apartin,proprietar; inherit heir: mosten; lose: pierd,piard; find discover: gasi,gase,afla,descoper; seek search: caut,cerc; see look watch: vaz,vad,ved,zar,priv,uit; hear: auz,aud; know: sti,stiu,cunos
help save rescue: ajut,scap,salv,mantu; care nurse look: ingrij,caut,veghe; cure heal: vindec,tama,lecu; ill sick: bolnav,boal,zac,zace; hire employ: angaj,tocm,naim,inscri; work: lucr,munc; study learn school: invat,studi,scoal; teach: invat
old age aged year: varst,ani$,anisor,batran; print: tipar; turn transform become: transform,prefac,prefacu,preschimb,deven; share: impart; raise grow: crescu,creste,cresc; born birth: nascu,nastere; baptise: botez; bury funeral: ingrop,inmorm,groap; pray: ruga,roag; weep cry: plang,plans,lacrim; laugh: rad,ras; kiss: sarut; embrace: imbrat; dance: joc,juca,dans; sing: cant; play: joc,juca,cant; drink: bea,bau,beut,baut; eat: manc,manan
open: deschi; close shut: inchi,inchis; break: rup,sparg,spars,frang,frant; build: cladi,zidi,construi,ridic; repair mend: repar,dreg,drese; win: castig; drive chase expel: goni,alung,izgon; call name: chem,cheam,num; fear: tem,frica; accuse blame: invinu,acuz,par; judge: judec; forgive: iert; punish: pedep; order command: porunc,comand; refuse: refuz
lead: condu,duc,duce; serve: sluj; dream: vis; sleep: dorm,adorm; wake: trez,destept; dismiss: conced,alung; warn: avert,instiint; reveal: dezvalu,marturis,destainu; confess: marturis; advise: sfatu,indemn; persuade: convin,induplec,indemn; want wish: vre,vrea,voi,dor; try: incerc; passport: pasaport; money: ban,banii,parale; house: casa$,case$,casei$,casele$,caselor$; dog: caine,cain,catel; horse: cal,cai; ring: inel; garden: gradin
`;

/** Likewise of times and places, whose names differ by language. */
export const TIMES_AND_PLACES = `
christmas: craciun; easter: paste$,pastele$,pasti; spring: primav; summer: vara$,verii$; autumn: toamn; winter: iarn,iern; night: noapt,nopt; morning: diminea; evening: sear$,seara$,serii$
bucharest: bucurest; vienna: viena$,vienei$; london: londr; rome: roma$,romei$; athens: aten; moscow: moscov; warsaw: varsov; venice: veneti; constantinople istanbul: constantinopol,tarigrad,istanbul; jassy: iasi$,iasiului$; danube: dunar
italy: itali; france: frant; germany: german; russia: rusia$,rusiei$; turkey: turcia$,turciei$; hungary: ungari; poland: poloni,lesea; greece: grecia$,greciei$; england: angli; spain: spani; america: americ; moldavia moldova: moldov; wallachia: valahi,muntenia$; transylvania: ardeal,transilvani
`;

/** English words for the two ends of one thing: what is asked by one may be told by the other. */
export const OTHER_ENDS: readonly (readonly [string, string])[] = [
  // Who dies may have been killed, which says nothing of who did it.
  ["kill", "die"],
  ["father mother parent", "son daughter child"],
  ["uncle aunt", "nephew niece"],
  ["grandfather grandmother", "grandson granddaughter"],
  ["husband", "wife"],
  ["widow widower", "husband wife"],
  ["brother", "sister"],
  ["buy", "sell"],
  ["give", "receive get take"],
  ["lend", "borrow"],
  ["teach", "learn"],
  ["master", "servant"],
  ["teacher", "student pupil"],
  ["godfather godmother", "godson goddaughter baptise"],
];
