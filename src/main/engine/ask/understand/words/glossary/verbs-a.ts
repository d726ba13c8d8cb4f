/** Romanian verbs and their nouns, by the English verb: A to E. */
export const VERBS_A = `
abandon: abandoneaza abandonat abandona paraseste parasit; accept: accepta accept acceptat; access: accesa acceseaza accesat acces
accompany, accompanied: insoteste insotit insotesc acompaniaza; accuse: acuza acuz acuzat invinuit; achieve: obtine; obtain: obtine obtinut obtin
act: actioneaza actionat; add: adauga adaugat adaug adaos; adjust: ajusteaza ajustat; admire: admira admirat; admit: admite admis admitere
adopt: adopta adoptat; advise: sfatuieste sfatuit; affect: afecteaza afectat afectata; agree: acord convenit convine; allow: permite permis lasa lasat
analyze: analizeaza analizat analiza; announce: anunta anuntat anunt anunturi; answer: raspunde raspuns raspunsuri raspund
appoint: numit numita numire desemnat desemneaza; argue: argumenteaza; arrange: aranjeaza aranjat; arrest: aresteaza arestat arestare
arrive: soseste sosit sosesc sosire sosiri; ask: intreaba intrebat intreb intrebare intrebari cere cerut
request: cere cerut cerere cereri solicita solicitat solicitare; assemble: asambleaza asamblat montaj; attack: ataca atacat atac atacuri
attend: frecventeaza frecventat asista asistat; avoid: evita evitat; award: decerneaza decernat acorda acordat; bake: coace copt coc; bathe: scalda
beat: bate batut bat invinge; defeat: invinge invins infrange infrant infrangere infrangeri; become: devine devenit devin; begin: incepe inceput incep
start: incepe inceput incep demareaza; believe: crede crezut cred; bend: indoaie; bet: pariaza pariu pariuri; bite: musca muscat
blow: sufla suflat bate; boil: fierbe fiert fierb; borrow: imprumuta imprumutat imprumut imprumuturi; loan: imprumut imprumuturi
break: rupe rupt rup sparge spart; breathe: respira; bring: aduce adus aduc; broadcast: transmite transmis transmisiune emisiune; burn: arde ars ard
bury, buried: ingroapa ingropat inmormantat inmormanteaza; calculate: calculeaza calculat; call: suna sunat cheama chemat apeleaza apel apeluri
carry, carried: poarta purtat cara carat transporta; carve: sculpteaza sculptat cioplit ciopleste; catch, caught: prinde prins prind
change: schimba schimbat schimb modifica; modify, modified: modifica modificat modificare modificari; charge: incarca incarcat
check: verifica verificat verificare verificari; verify, verified: verifica verificat; choose: alege; clean: curata curatat curatenie curat
climb: urca urcat catara escaladat; collect: aduna adunat colecteaza colectat strange strans; gather: aduna adunat strange; combine: combina combinat
come: vine vin veni; comment: comenteaza comentat comentariu comentarii; commit: comite comis; compare: compara comparat comparatie
compensate: despagubit despagubire; complain: plange reclama; complaint: reclamatie reclamatii plangere plangeri sesizare
complete: completeaza completat complet incheie incheiat; finish: termina terminat termin finalizat sfarsit; conclude: incheie incheiat
conclusion: concluzie concluzii; condemn: condamna condamnat condamnare; confirm: confirma confirmat; connect: conecteaza conectat
conquer: cucereste cucerit cuceresc cucerire; consider: considera considerat; consist: consta; consult: consulta consultat consultatie
consume: consuma consumat consum; convert: converteste; convince: convinge convins; copy, copied: copiaza copiat copie
correct: corecteaza corectat corect; cover: acopera acoperit; crash: prabusit prabuseste; cry: plange plans
cultivate: cultiva cultivat cultivata cultura; cut: taie taiat; damage: deterioreaza deteriorat avarie avarii avariat dauna daune stricat
decide: decide decis hotaraste hotarat; decision: decizie decizii hotarare hotarari; declare: declara declarat; declaration: declaratie declaratii
decorate: decoreaza decorat impodobit; delay: intarzie intarziat intarziata intarziati intarziate intarziere intarzieri
late: intarziat intarziata intarziati intarziate tarziu; delete: sterge sters; deliver: livreaza livrat livrare livrari; delivery: livrare livrari
deny, denied: neaga negat; deposit: depune depus depozit depozite; describe: descrie descris; description: descriere descrieri
destroy: distruge distrus distrugere daramat; detect: detecteaza detectat depistat; determine: determina determinat stabileste
die: moare mor mort moarta; dig: sapa sapat sapatura; disappear: dispare disparut; dismiss: concediaza concediat demis demite
dissolve: dizolva dizolvat; distribute: distribuie distribuit; divide: imparte impartit divide; download: descarca descarcat
draw: deseneaza desenat desen desene trage; dream: viseaza visat vis vise; dress: imbraca imbracat; drink: bea baut beau; drive: sofeaza; drop: scapa
dry, dried: usuca uscat uscata; eat: mancat manca; edit: editeaza editat redacteaza
`;
