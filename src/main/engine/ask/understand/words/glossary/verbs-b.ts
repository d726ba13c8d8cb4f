/** Romanian verbs and their nouns, by the English verb: E to P. */
export const VERBS_B = `
emit: emite emis emise emitent; encourage: incurajeaza incurajat; end: sfarseste sfarsit incheie incheiat termina terminat
enter: intra intrat intrare; entrance: intrare intrari; escape: scapa scapat evadat evadeaza fuge fugit; establish: stabileste stabilit infiinteaza
estimate: estimeaza estimat estimare; evaluate: evalueaza evaluat; examine: examineaza examinat; exceed: depaseste depasit
exchange: schimba schimbat schimb; execute: executa executat executie; exist: exista existat; expect: asteapta asteptat
expire: expira expirat expirare; explain: explica explicat explicatie; explode: explodeaza explozie explozii
export: exporta exportat export exporturi; import: importa importat import importuri; extend: extinde extins prelungit prelungire
fail: esueaza esuat picat; fall: cade cad; fear: teme temut frica teama; feel: simte simtit; fill: umple umplut; find: gasit gasesc
fine: amenda amenzi amendat amendeaza; fix: repara reparat repar; repair: repara reparat repar reparatie reparatii; float: pluteste plutit; flow: curs
follow: urmeaza urmat urmareste urmarit; forbid: interzice interzis; forget: uita uitat; forgive: iarta iertat; form: formeaza format
freeze: ingheata inghetat; frighten: sperie speriat; fund: finanteaza finantat finantare finantari; funding: finantare finantari
gain: dobandeste dobandit; get: primeste primit primesc; receive: primeste primit primesc primire; give: da dat dau ofera oferit dare
offer: ofera oferit oferta oferte; govern: guverneaza guvernat; grant: acorda acordat; greet: saluta salutat; grind: macina macinat
guard: pazeste pazit pazesc; guess: ghiceste ghicit; guide: ghideaza calauzeste; hang: spanzurat; happen: intampla petrece
harvest: recolteaza recoltat recolta recolte cules culege seceris; hear: aude auzit aud; heat: incalzeste incalzit; hide: ascunde ascuns ascund
hit: loveste lovit lovesc; hold: tine tinut tin; hope: spera sperat; host: gazduieste gazduit gazduiesc; hurt: raneste ranit
wound: raneste ranit rana rani; hug: imbratiseaza; identify, identified: identifica identificat; illustrate: ilustreaza ilustrat
implement: implementeaza implementat; improve: imbunatateste imbunatatit; include: inclus; indicate: indica; inform: informeaza informat instiintat
injure: raneste ranit accidentat; insert: introduce introdus; inspect: inspecteaza inspectat control
inspection: inspectie inspectii inspectia control controale; install: instaleaza instalat; insure: asigura asigurat; insurance: asigurare asigurari
interrupt: intrerupe intrerupt; interview: interviu interviuri intervieveaza; introduce: introduce introdus; invade: invadeaza invadat
invite: invita invitat invitatie; issue: emite emis eliberat elibereaza; iron: calca calcat; join: aderat adera aderare intrat inscris
jump: sare sarit sar saritura; keep: pastreaza pastrat tine; kick: loveste; kiss: saruta sarutat sarut; knit: tricoteaza tricotat impletit
know: stie stiut stiu cunoaste; laugh: rade ras rad; lay: pune; rent: chirie chirii; leave: lasa lasat paraseste; lend: imprumuta imprumutat
lie: minte mintit zace; light: aprinde aprins; like: place placut plac; limit: limiteaza limitat limita limite; listen: asculta ascultat
load: incarca incarcat incarcatura; lock: incuie incuiat; look: priveste privit privesc uita; lose: pierde pierdut pierd; loss: pierdere pierderi
make: face fac confectioneaza; manage: gestioneaza gestionat administreaza administrat; mark: insemnat
measure: masoara masurat masor masuratoare masuratori; melt: topeste topit; merge: fuzioneaza fuziune; migrate: migreaza migrat migratie
milk: mulge muls; mix: amesteca amestecat amestec; monitor: monitorizeaza monitorizat; move: muta mutat mut misca; multiply: inmulteste inmultit
need: trebuie; negotiate: negociaza negociat negociere; note: noteaza; notice: observa observat; observe: observa observat observatie observatii
occupy, occupied: ocupa ocupat; occur: intampla; operate: opereaza; oppose: opune opus; order: comanda comandat comenzi porunceste
owe: datoreaza dator; pack: ambaleaza ambalat impacheteaza; packaging: ambalaj ambalaje; paint: picteaza vopseste vopsit zugravit
park: parcheaza parcat parcare; pass: promoveaza promovat; pay: plateste platit platesc plata plati achita achitat; payment: plata plati; peel: curata
perform: executa; photograph: fotografiaza fotografiat fotografie fotografii; pick: culege cules; plan: planifica planificat plan planuri
plant: sadeste sadit; plough: ara arat; please: multumeste; poison: otraveste otravit otrava otravuri; polish: lustruit; poll: sondaj sondaje
pour: toarna turnat; practice: practica practicat; praise: lauda laudat; pray: roaga rugat; predict: prezice prezis; prefer: prefera preferat
prepare: pregateste pregatit pregatire prepara preparat; preserve: conserva conservat; press: apasa apasat preseaza
print: tipareste tiparit imprima imprimat; process: prelucreaza prelucrat; promise: promite promis; promote: promoveaza promovat; pronounce: pronunta
propose: propune propus propunere propuneri; protect: protejeaza protejat ocroteste ocrotit; protection: protectie; prove: dovedeste dovedit
provide: asigura; pull: trage tras; punish: pedepseste pedepsit pedeapsa pedepse; push: impinge impins; put: pune pus pun
`;
