/** Romanian words that begin like a tuned one and mean something else (`romanian-words`), with their English ones: these go before it. */
export const OTHERWISE = `
potato: cartof cartofi cartofilor; cabbage: varza; radish: ridiche ridichi; apricot: caisa caise; cinnamon: scortisoara; bag: genti
generation: generatie generatii; host: gazda gazde gazdei gazdele; peasant: taran taranci taranul taranii taranilor; citizen: cetatean cetatenul
expert, specialist: specialist specialisti specialista; partner: partener parteneri partenera partenere
programmer: programator programatori programatoare; notary: notar notari notarul notarului notarial notariala; playwright: dramaturg dramaturgi
novelist: romancier romancieri; operator: operator operatori operatoare; librarian: bibliotecar bibliotecari bibliotecara bibliotecare
user: utilizator utilizatori utilizatoare; journalist: ziarist ziaristi ziarista; donor: donator donatori donatoare
childhood: copilarie copilaria copilariei; cancel: anuleaza anulat anulata anulate anulare anulari; continue: continua continuat continuare
defend, defense: aparare apararea apararii; device, apparatus: aparat aparate aparatul aparatului aparatele; fall: cazut cazuta cazuti cazute
generate: generat generata generate genereaza; general: general generala generale generali generalul generalului
guarantee, warranty: garanteaza garantat garantata garantie garantii garantia garantiei
rent: inchiriaza inchiriat inchiriata inchiriate inchiriere inchirieri
organize: organizeaza organizat organizata organizate organizare organizator organizatori organizatie organizatii
organization: organizatie organizatii; success: succes succese succesul; weigh: cantareste cantarit cantaresc
scale, balance: cantar cantare cantarul cantarului cantarele; certificate: certificat certificate certificatul certificatului
district, neighborhood: cartier cartiere cartierul cartierului cartierele; costume, suit: costum costume costumul; garage: garaj garaje garajul
legend: legenda legende legendei legendele; cradle: leagan leagane; stallion: armasar armasari; statue: statuie statui statuia statuii statuile
harmony: armonie armonii; ground floor: parter parterul; drama: dramatic; stature: statura; massage: masaj masaje; engineering: inginerie
notebook: carnet carnete carnetel; card: card carduri; tobacco: tutun; tax: taxa taxe; romance, romantic: romantic romantica romantice romantici
portrait: portret portrete portretul; portal: portal portale; sports: sportiv sportiva; legal: legal legala legale legali; legality: legalitate
sardine: sardina sardine; cartoon: caricatura caricaturi; card: cartela cartele; dog: caine caini cainele cainelui cainii cainilor
mole: cartita cartite; heron: starc starci; fold: stana stane; spade: cazma; medicinal: medicinal medicinala medicinale
equipment: echipament echipamente echipamentul; machine: masinarie masinarii; lock: lacat lacate; pipe: conducta conducte conductei
generator: generator generatoare; cardboard: carton cartoane; toy: jucarie jucarii; pen: stilou stilouri; notebook: caiet caiete caietul
flag: steag steaguri steagul steagului; pistol: pistol pistoale pistolul; figurine: statueta statuete; diesel: motorina motorinei
granite: granit granitul; tide: maree; plateau: podis podisuri podisul; stone: piatra pietre piatrei; shore: tarm tarmuri tarmul
bay, gulf: golf golful golfului golfuri; pass: trecatoare; market, fair, town: targ targul targului targuri targurile
apartment, flat: apartament apartamente apartamentul; prison: inchisoare inchisori inchisoarea; floor: podea podele podeaua; swamp: mlastini
hard, strong: tare; expensive: costisitor costisitoare; special: special speciala speciale speciali
private: particular particulara particulare particulari; local: local locala locale locali; classical: clasic clasica clasice clasici
religious, religion: religios religioasa religiosi religioase; medical: medical medicala medicale medicali; artistic: artistic artistica artistice
partial: partial partiala partiale; monthly: lunar lunara lunare; armenian: armean armeni armeana armenii; tatar: tatar tatari tataresc
doctorate, phd: doctorat doctorate doctoratul; teacher: invatator invatatori invatatoare invatatorul
philosophy: filosofie filozofie filosofia filozofia; publication: publicatie publicatii; specimen: specimen; genome: genom genomul
membrane: membrana membrane; sled: sanie sanii; accommodation: cazat cazata cazati cazare cazari
permit, authorization: autorizatie autorizatii autorizatia; calendar: calendar calendare calendarul; due, deadline: scadenta scadente scadent
holiday: sarbatoare sarbatori sarbatoarea sarbatorile; corporation: corporatie corporatii; meeting: sedinta sedinte sedintei
timetable, schedule: orar orare orarul orarului; inventory: inventar inventare inventarul; tariff, price: tarif tarife tariful; cash: numerar
brand: marca marci marcii marcile; advertising: publicitate publicitatea; partnership: parteneriat parteneriate
status: stare stari statut situatie situatii; invention: inventie inventii; library: biblioteca biblioteci; romanticism: romantism
fencing: scrima; training: antrenament antrenamente; ranking: clasament clasamente; competition, contest: concurs concursuri; saliva: saliva
medicine: medicina medicinei; specialty: specialitate specialitati specializare specializari; marshal: maresal maresali
court: judecatorie judecatorii; nobility: boierime; investigate: investigheaza investigat; port: portul; processor: procesor procesoare
indicator: indicator indicatori; participant: participant participanti; chance: sansa sanse; studio: studio studiouri; costume designer: costumier
operation: operatiune operatiuni; regent: regent regenti; tsar: tarul tarului; card: cartonas cartonase; goddess: zeita zeite
`;
