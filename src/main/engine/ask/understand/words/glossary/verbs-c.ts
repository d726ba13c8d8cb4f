/** Romanian verbs and their nouns, by the English verb: Q to Z, and rarer ones. */
export const VERBS_C = `
quarrel: cearta; question: intrebare intrebari; rain: ploua plouat; read: citeste citit citesc; rebuild: reconstruit reconstruieste; recall: aminteste
recognize: recunoaste recunoscut; recommend: recomandare recomandari; recover: recupereaza recuperat insanatosit; recycle: recicleaza reciclat
reference: referinta referinte; reflect: reflecta; refuse: refuza refuzat refuz; reject: respinge respins respinsa respingere
register: inscrie inscris inmatriculat registru registre; registration: inscriere inmatriculare; relax: relaxeaza; remain: ramane ramas raman
remember: aminteste amintit; remove: elimina eliminat indeparteaza scos scoate; renew: reinnoit reinnoieste; renovate: renoveaza renovat renovare
replace: inlocuieste inlocuit inlocuire; represent: reprezinta reprezentat; rescue: salveaza salvat salvare; save: salveaza salvat economiseste
research: cerceteaza cercetat cercetare cercetari; reserve: rezerva rezervat rezervare rezervari rezerve; booking: rezervare rezervari
resign: demisioneaza demisie demisionat; resist: rezista rezistat; respect: respecta respectat respect; rest: odihneste odihna
restore: restaureaza restaurat restaurare; restrict: restrictioneaza restrictie restrictii; retire: pensioneaza pensionat pensionar pensionari retras
pension: pensie pensii; return: intoarce intors revine restituie restituit returnat retur; reveal: dezvaluie dezvaluit
review: revizuieste revizuit recenzie recenzii revizie; reward: rasplateste recompensa recompense rasplata; ride: calareste calarit; ring: suna
rise: rasare rasarit; risk: risca risc riscuri; roast: prajeste prajit; fry, fried: prajeste prajit prajita; rob: jefuieste jefuit fura
rot: putrezeste; rub: freaca; rule: guverneaza regula reguli; run: alearga alergat; sail: navigheaza navigat panza; sacrifice: sacrifica jertfa
sample: proba probe esantion esantioane mostra mostre; say, said: spune spus zice zis spun; scare: sperie; search: cauta cautat caut
see: vede vazut vad; seek: cauta; seize: confiscat confisca; select: selecteaza selectat; selection: selectie selectii
send: trimite trimis trimit expediaza expediat; sender: expeditor; recipient: destinatar destinatari; separate: separa separat desparte despartit
sew: coase cusut cos; set: fixeaza fixat; settle: stabileste stabilit; shake: scutura; share: imparte impartit; sharpen: ascute ascutit
shave: rade barbierit; shine: straluceste; shoot: impusca impuscat trage; shout: striga strigat; show: arata aratat; sign: semneaza semnat
signature: semnatura semnaturi; sink: scufunda scufundat; sit: sade; sleep: doarme dormit dorm somn; smell: miroase miros mirosuri
smile: zambeste zambet; smoke: fumeaza fumat fum; sneeze: stranuta; solve: rezolva rezolvat solutioneaza solutionat; sort: sorteaza; sow: semanat
spend: cheltuieste cheltuit; expense: cheltuiala cheltuieli; spin: toarce; spread: raspandeste raspandit; steal: fura furat; stay: ramane sedere
store: depoziteaza depozitat; strike: loveste greva greve; submit: depune depus trimite; succeed: reuseste reusit; success: reusita
suffer: sufera suferit suferinta; suggest: sugereaza sugerat; supervise: supravegheaza supravegheat supraveghere
support: sprijina sprijinit sprijin sustine sustinut suporta; suppose: presupune; surrender: capituleaza; surround: inconjoara inconjurat
survive: supravietuieste supravietuit supravietuitor; swallow: inghite; suspect: suspecteaza suspect suspecti; suspend: suspenda suspendat
swear: jura; sweep: matura maturat; swim: inoata inotat inot; take: ia luat iau; taste: gusta gust gusturi; tear: rupe; tell: spune povesteste
test: testeaza testat test teste; thank: multumeste multumit; think: gandeste gandit gand; threaten: ameninta amenintat amenintare
throw: arunca aruncat; tie: legat; touch: atinge atins; trade: negot; transfer: transfera transferat transfer transferuri
translate: traduce tradus traducere traduceri; translation: traducere traduceri; transport: transporta transportat transport; trap: capcana capcane
try: incearca incercat; turn: intoarce roteste; type: tip tipuri; understand: intelege inteles inteleg; unite: uneste unit unita
unload: descarca descarcat; update: actualizeaza actualizat actualizare; upload: incarca; vaccinate: vaccineaza vaccinat
visit: viziteaza vizitat vizita vizite; vote: voteaza; wait: asteapta asteptat astept; wake: trezeste trezit; walk: plimba plimbat plimbare
want: vrea vrut vor; warn: avertizeaza avertizat; warning: avertisment avertismente avertizare; wash: spala spalat; waste: deseu deseuri risipa
watch: priveste vizioneaza vizionat; water: uda udat apa ape apei apelor; wear: poarta purtat; weave: tese; welcome: primeste; wipe: sterge sters
wish: doreste dorit dorinta dorinte; withdraw: retrage retras; work: munceste muncit munca; worry: ingrijoreaza; worship: venereaza
care: ingrijeste ingrijit ingrijesc ingrijire ingrijiri; glue: lipeste lipit adeziv; weld: sudeaza sudat sudura; solder: lipit; nail: cui cuie
hammer: ciocan ciocane; assign: atribuie atribuit repartizat repartizeaza alocat aloca; attach: ataseaza atasat anexeaza
crown: incoroneaza incoronat coroana coroane; translate: talmaceste; dedicate: dedica dedicat; devote: dedica; mourn: jeleste; name: numit
print: imprimare; rehearse: repeta repetitie; repeat: repeta repetat; hatch: cloceste clocit; lay: oua ouat; bloom: infloreste inflorit inflorire
ripen: coace copt; shear: tunde tuns; graze: paste pascut pasune pasuni; pasture: pasune pasuni; bark: scoarta
`;
