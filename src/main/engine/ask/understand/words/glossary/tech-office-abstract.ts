/** Romanian words for computing, offices, registers and what is thought or told, with their English ones. */
export const TECH_OFFICE_ABSTRACT = `
computer: calculatoare ordinator; laptop: laptop; printer: imprimanta imprimante; screen: monitor; keyboard: tastatura; mouse: maus
network: retea retele retelei; internet: internet; website: site pagina; page: paginile; link: legatura legaturi; email: posta
password: parola parole; database: baza; data: date; table: tabelul; row: linie; column: coloana coloane; key: cheia; query: interogare interogari
software: aplicatie; application: aplicatie aplicatii; app: aplicatie aplicatii; function: functia; variable: variabila variabile; library: librarie
dependency: dependenta dependente; dependent: dependent; bug: defect; fault: defectiune defectiuni avarie; breakdown: defectiune
failure: defectare cadere esec; test: testare; host: gazduire; backup: copie; security: securitate siguranta
vulnerability: vulnerabilitate vulnerabilitati; tester: tester; ticket: tichete; incident: incident incidente; request: cererea; response: raspunsuri
interface: interfata interfete; protocol: protocol protocoale; signal: semnal semnale; sensor: senzor senzori; robot: robot roboti; chip: cip
memory: memorie memorii amintire; storage: stocare; video: video; sound: sonor; phone: mobil; call: convorbire; message: mesaj mesaje
news: stire stiri veste vesti; information: informatie informatii; knowledge: cunoastere; archive: arhiva arhive; register: registrul
registry: registru registratura; list: lista liste; form: formular formulare forma forme; application: cerere cereri; applicant: solicitantul
complaint: sesizari; document: documentul; identity card: buletin; id: identificator; identifier: identificator; number: nr; status: starea
condition: conditie conditii; type: tipul; kind: fel feluri soi; description: descrierea; remark: observatii mentiuni; note: insemnare insemnari
decision: decizia; resolution: rezolutie; validity: valabilitate; purpose: scop scopul; objective: obiectiv obiective; goal: obiectiv tel
reason: motiv motive motivul; subject: obiectul; phase: faza faze; stage: etapele; step: pas pasi treapta; progress: progres
priority: prioritate prioritati; version: varianta; variant: varianta variante; draft: ciorna; plan: planul; program: planificare; strategy: strategie
criterion: criteriu criterii; standard: standard standarde; requirement: cerinta cerinte; rule: norma norme; procedure: procedura proceduri
process: procedeu; function: functioneaza functionare functie; structure: structura structuri; system: sistem sisteme sistemul; network: reteaua
group: grupare; set: set multime; member: componenta; component: componenta componente; part: bucata; attribute: atribut
property: insusire proprietatile; characteristic: caracteristica trasatura; feature: trasatura caracteristica; name: denumire denumiri denumirea
name: denumita denumit; call, named: denumit; title: titulatura; label: denumire; value: valoric; difference: deosebire diferente
relation: relatie relatii; relationship: relatie relatii; connection: legatura conexiune; change: schimbare schimbari; increase: majorare sporire
decrease: diminuare; rise: urcare; beginning: inceputuri; creation: creare; author: autoare; establishment: infiintare infiintarea
dissolution: desfiintare dizolvare; abolish: desfiintat desfiinteaza; opening: inaugurare; inaugurate: inaugurat inaugureaza
completion: finalizare finalizarea; invitation: invitatii; speech: discurs discursuri; debate: dezbatere; conflict: conflict conflicte; fight: bataie
violence: violenta; cooperation: colaborare cooperare; collaborate: colaboreaza colaborat; collaborator: colaborator colaboratori
friend: amic amici amica; feeling: sentiment sentimente; joy: bucurie; sorrow: tristete; anger: furie manie; fear: temere; hope: speranta sperante
courage: curaj; pride: mandrie; shame: rusine; luck: noroc; misfortune: nenorocire; adventure: aventura aventuri; dream: visuri; mystery: mister taina
secret: taina taine; truth: adevar adevarul; lie: minciuna minciuni; mistake: gresita greseala; thought: gand ganduri; mind: minte
opinion: parere pareri opinie opinii; belief: convingere; knowledge: stiinta; wisdom: intelepciune; life: viata vietii vieti; way: fel mod
manner: mod; choice: optiune optiuni alegere; example: exemplu exemple; fact: fapt fapte; deed: fapta fapte; act: fapta
consequence: consecinta urmare; desire: dorinte; power: puterea; force: puteri; failure: esecul; victory: victoria; honor: onoare cinste
title: titlurile; custom: obicei obiceiuri datina; tradition: traditie traditii; culture: culturii; heritage: patrimoniu; history: istoric
memory: amintiri; custom: traditia; name day: onomastica; superstition: superstitie; magic: magie magic; ghost: fantoma stafie; dragon: balaur zmeu
giant: urias uriasi; dwarf: pitic pitici; witch: vrajitoare; wizard: vrajitor vrajitori; spell: vraja vraji; monster: monstru monstri
fairy: zana zane; mermaid: sirena; treasure: tezaurul; quest: cautare; villain: ticalos raufacator; myth: mitologie; sign: semn semne; color: nuanta
`;
