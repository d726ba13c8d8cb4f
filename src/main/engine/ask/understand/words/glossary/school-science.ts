/** Romanian words for school and the sciences, with their English ones. */
export const SCHOOL_SCIENCE = `
school: scolar scolara scoli scolile; lesson: lectie lectii; course: curs cursuri cursul cursului
subject: materie materii disciplina discipline subiect subiecte; discipline: disciplina discipline; exam: examen examene; test: examen; mark: semn
homework: tema teme; theme: tema teme temei; topic: subiect tema; diploma: diploma diplome; degree: diploma titlu
title: titlu titluri titlul titlului; qualification: calificare; master: masterat master; thesis: teza teze disertatie; dissertation: disertatie
semester: semestru semestre; department: catedra; teacher: dascal; lecturer: lector conferentiar; graduate: absolveste absolvit; graduation: absolvire
enrolled: inscris inscrisa inscrisi; enroll: inscrie inscriere; fail: corigent repetent; absence: absenta absente; absent: absent absenti
catalogue: catalog cataloage; backpack: ghiozdan rucsac; textbook: manual manuale; dictionary: dictionar dictionare; encyclopedia: enciclopedie
blackboard: tabla; chalk: creta; science: stiinta stiinte; mathematics: matematica; math: matematica; physics: fizica; chemistry: chimie
biology: biologie; geography: geografie; history: istorie istoria istoriei; psychology: psihologie; sociology: sociologie; economics: economie
economy: economie economia; linguistics: lingvistica; geology: geologie; astronomy: astronomie; computer science: informatica; literature: literatura
theory: teorie teorii teoria; hypothesis: ipoteza ipoteze; experiment: experiment experimente; experimental: experimental
method: metoda metode metodei; methodology: metodologie; result: rezultat rezultate rezultatul; cause: pricina; effect: efect efecte
evidence: dovada dovezi proba; proof: dovada; observation: observatie; analysis: analize analiza; measurement: masurare; model: modelare
formula: formula formule; equation: ecuatie ecuatii; problem: problema probleme; solution: solutie solutii; question: chestiune; answer: raspunsul
idea: idee idei; concept: concept concepte notiune; definition: definitie; meaning: inteles sens semnificatie; sense: sens; word: cuvant cuvinte
sentence: propozitie fraza; dialect: dialect grai; alphabet: alfabet; grammar: gramatica; text: texte; journal: jurnal jurnale
cite, cited: citeaza citat citate citare citari; quote: citat citate; reference: trimitere; bibliography: bibliografie; abstract: rezumat rezumate
summary: rezumat; report: raport rapoarte raportul; conference: conferinta conferinte; congress: congres congrese; seminar: seminar
symposium: simpozion; lecture: prelegere; topic: domeniu; field: domenii; research: cercetarea; laboratory: laboratorul; specimen: exemplar
patent: brevetat; technology: tehnologie tehnologii; technique: tehnica tehnici; telescope: telescop telescoape; microscope: microscop
space: spatiu spatii spatial spatiala; astronaut: astronaut astronauti cosmonaut; comet: cometa comete; asteroid: asteroid asteroizi
galaxy: galaxie galaxii; universe: univers; constellation: constelatie constelatii; eclipse: eclipsa eclipse; gravity: gravitatie
atmosphere: atmosfera; crust: scoarta; mantle: manta; fossil: fosila fosile; mineral: mineral minerale; crystal: cristal cristale; rock: minereu
atom: atom atomi; molecule: molecula molecule; molecular: molecular moleculara; electron: electron electroni; ion: ion ioni; acid: acid acizi acida
base: baza baze; salt: saruri; oxide: oxid oxizi; oxygen: oxigen; hydrogen: hidrogen; nitrogen: azot; carbon: carbon; sulfur: sulf; chlorine: clor
sodium: sodiu; potassium: potasiu; calcium: calciu; phosphorus: fosfor; mercury: mercur; uranium: uraniu; reaction: reactie reactii
solvent: solvent solventi; solution: dizolvare; mixture: amestec; boiling: fierbere; melting: topire; point: punct puncte punctul; energy: energia
force: forta forte; sound: sunet sunete; motion: miscare miscari; movement: miscare miscari curent; wave: unda unde; frequency: frecvente
electricity: electric; magnet: magnet; magnetic: magnetic; radiation: radiatie radiatii; chromosome: cromozom cromozomi; mutation: mutatie mutatii
dna: adn; rna: arn; hormone: hormon hormoni; vitamin: vitamina vitamine; lipid: lipida lipide; sugar: glucide; amino acid: aminoacid aminoacizi
antibody: anticorp anticorpi; antigen: antigen; nucleus: nucleu nuclee; evolution: evolutie; order: ordin ordine; taxonomy: taxonomie
ecosystem: ecosistem; biodiversity: biodiversitate; pollution: poluare; polluted: poluat poluata
`;
