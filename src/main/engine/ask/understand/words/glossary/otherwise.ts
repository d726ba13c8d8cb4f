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
sardine: sardina sardine; cartoon: caricatura caricaturi; card: cartela cartele
`;
