/** Romanian words for travel, time and measures, with their English ones. */
export const TRAVEL_TIME_MEASURES = `
travel: voiaj; trip: excursie excursii deplasare deplasari; tour: tur turneu turnee; excursion: excursie excursii; expedition: expeditie expeditii
stay: sejur; arrival: sosire sosiri; destination: destinatie destinatii; return: intoarcere; vehicle: vehicul vehicule autovehicul
car: automobil automobile autoturism autoturisme; bus: autobuz autobuze; coach: autocar autocare; tram: tramvai tramvaie; trolleybus: troleibuz
metro, subway: metrou; locomotive: locomotiva locomotive; railway: feroviar feroviara; rail: sina sine; track: linie sina
line: linie linii linia liniei; taxi: taxi; motorcycle: motocicleta motociclete; carriage: trasura trasuri; ship: corabie corabii corabia
boat: barca barci ambarcatiune; ferry: bac feribot; yacht: iaht; submarine: submarin; raft: pluta plute; anchor: ancora; mast: catarg
sail: vela panze; aircraft: aeronava aeronave avion avioane; airplane, plane: avion avioane avionul; helicopter: elicopter elicoptere
balloon: balon baloane; drone: drona; pilot: aviatori; ticket: bilet bilete biletul biletului tichet; passport: pasaport pasapoarte; visa: viza vize
luggage: bagaj bagaje; suitcase: valiza; reservation: rezervare; traffic: trafic circulatie; accident: accident accidente; crash: coliziune
collision: ciocnire coliziune; fuel: alimentare; driving licence: permis permise; permit: permis permise; registration plate: inmatriculare
parking: parcari; route: itinerar; kilometer: kilometri kilometru; mile: mila mile; meter: metru metri contor; liter: litru litri; ton: tona tone
gram: gram grame; kilogram: kilogram kilograme; degree: grad grade; percent: procent procente; unit: unitate unitati; measure: masura masuri
measurement: masuratoare; volume: volum volume; capacity: capacitate capacitati; thickness: grosime grosimi; diameter: diametru
circumference: circumferinta; perimeter: perimetru; angle: unghi unghiuri; area: arii; level: nivel niveluri nivelul; number: cifra cifre
figure: cifra figura; amount: cuantum; dozen: duzina; thousand: mie mii; million: milion; hundred: suta sute; half: jumatati; quarter: sfert trimestru
third: treime; maximum: plafon; limit: prag; range: interval gama; ratio: raport; scale: scara scala; time: timp timpul timpului; hour: ore
second: secunda secunde; moment: clipa moment momente; day: zi; night: noapte nopti noaptea; morning: dimineata dimineti; noon: amiaza
evening: seara seri serii; midnight: miezul; dawn: zori; week: saptamana saptamani; weekend: weekend; year: anual anuala; decade: deceniu decenii
century: secol secole secolul veac veacuri; millennium: mileniu; era: era; age: epoca epoci; epoch: epoca; period: perioada perioade
today: astazi azi; yesterday: ieri; tomorrow: maine; early: devreme timpuriu; late: tarzie tarzii; spring: primavara primaveri
autumn, fall: toamna toamne; winter: iarna ierni; monday: lunea; tuesday: marti; wednesday: miercuri; thursday: joi; friday: vineri; saturday: sambata
sunday: duminica; anniversary: aniversare aniversari; deadline: termen termene termenul termenului; term: termen semestru; duration: perioada
beginning: inceput inceputul inceputului; start: debut; end: sfarsitul capat; middle: mijloc; interval: interval intervale; frequency: frecventa
appointment: numire; holiday: paste craciun; easter: paste pasti; christmas: craciun; new year: revelion; future: viitorul
event: intamplare intamplari; occasion: ocazie prilej; ceremony: ceremonie ceremonii; anniversary: jubileu; celebration: aniversare; queue: coada
stop: oprire opriri; halt: halta halte; transfer: corespondenta; platform: peronul; bridge: viaduct; roundabout: giratoriu
traffic light: semafor semafoare; toll: taxa; tourist: turistic turistica; tourism: turism; guide: ghizii; souvenir: suvenir suveniruri
`;
