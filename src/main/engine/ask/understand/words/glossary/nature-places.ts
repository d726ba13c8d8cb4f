/** Romanian words for nature, weather, lands, buildings and places, with their English ones. */
export const NATURE_PLACES = `
nature: natura naturii; natural: natural naturala naturale; environment: mediu mediului; world: lume lumea lumii; earth: pamant pamantului
sky: cer cerul cerului; sun: soare soarele soarelui; cloud: nor nori; wind: vant vanturi; rain: ploaie ploi precipitatii
snow: zapada zapezi ninsoare ninsori ninge; hail: grindina; storm: furtuna furtuni vijelie; thunder: tunet tunete; lightning: fulger fulgere trasnet
fog: ceata; frost: inghet bruma ger geruri; ice: gheata gheturi; dew: roua; rainbow: curcubeu; flood: inundatie inundatii inundat
drought: seceta secete; earthquake: cutremur cutremure seism; avalanche: avalansa avalanse; landslide: alunecare; eruption: eruptie eruptii erupt
hurricane: uragan uragane; tornado: tornada; wave: val valuri; weather: vreme vremea; climate: clima climat climatic climatica
season: anotimp anotimpuri sezon sezoane; humidity: umiditate umiditatea; pressure: presiune presiuni; heat: caldura arsita canicula
cold: frig frigul; warm: cald calda calde; hot: fierbinte fierbinti; wet: umed umeda ud; hill: deal dealuri dealul colina coline
valley: vale vai valea vaii; plain: campie campii campia; plateau: platou; slope: panta pante versant; cliff: stanca stanci faleza
rock: stanca stanci roca roci; stone: pietrei; sand: nisip nisipuri; clay: lut argila; mud: noroi; dust: praf; cave: pestera pesteri grota
gorge: chei cheile defileu; canyon: canion canioane; waterfall: cascada cascade; brook: parau paraie paraul; stream: parau paraie; shore: mal
coast: coasta coaste litoral; beach: plaja plaje; strait: stramtoare; cape: cap; peninsula: peninsula peninsule; archipelago: arhipelag; delta: delta
pond: iaz iazuri helesteu balta; lagoon: laguna; swamp: balta; glacier: ghetar ghetari; pass: pasul; ridge: creasta culme; summit: culme culmi
crater: crater cratere; source: sursa surse; well: fantana fantani put; fountain: fantana; basin: bazin bazine; reservoir: rezervor rezervoare
dam: baraj baraje; canal: canal canale; channel: canal; mouth: gura; latitude: latitudine; longitude: longitudine; equator: ecuator; pole: pol poli
hemisphere: emisfera; north: nord nordul; south: sud sudul; east: est estul rasarit; west: vest vestul apus; northern: nordic nordica
southern: sudic sudica; eastern: estic oriental; western: vestic occidental; center: centru centrul centre; central: central centrala centrale
area: zona zone zonei zonele; zone: zona zone; region: tinut tinuturi regional; province: provincie provincii; district: raion raioane sector sectoare
municipality: municipiu municipii; commune: comuna comune comunei; village: sat catun; hamlet: catun catune; metropolis: metropola
suburb: periferie suburbie; settlement: localitate localitati asezare asezari; locality: localitate localitati
border: frontiera frontiere hotar hotare; map: harta harti hartii; atlas: atlas; territory: teritoriu teritorii; colony: colonie colonii
landscape: peisaj peisaje; park: parc parcuri parcul; reserve: rezervatie rezervatii; reservation: rezervatie; square: scuar; market: bazar
avenue: bulevard bulevarde; boulevard: bulevard bulevarde; lane: banda alee; alley: alee alei; sidewalk: trotuar trotuare
path: carare carari poteca poteci; trail: traseu trasee poteca; route: ruta rute traseu trasee; highway: autostrada autostrazi
crossroads: rascruce intersectie; intersection: intersectie intersectii; tunnel: tunel tuneluri; cemetery: cimitir cimitire; grave: mormant morminte
tomb: mormant morminte; monument: monument monumente; memorial: memorial; ruin: ruina ruine; tower: turn turnuri turnul
wall: zid ziduri perete pereti; gate: poarta porti portii; fence: gard garduri; house: casa case casei casele; home: casa acasa domiciliu
block: bloc blocuri; villa: vila vile; cottage: cabana cabane; cabin: cabana cabane; hut: coliba colibe bordei; tent: cort corturi
palace: palat palate; manor: conac conace; mansion: conac; hotel: hotel hoteluri; guesthouse: pensiune pensiuni; hostel: hostel camin
dormitory: camin camine; shelter: adapost adaposturi; warehouse: depozit depozite magazie magazii hala; shop: magazin magazine pravalie pravalii
store: magazin magazine; supermarket: supermarket; mall: mall; pharmacy: farmacie farmacii; clinic: clinica clinici; cabinet: cabinet cabinete dulap
laboratory: laborator laboratoare; workshop: atelier ateliere; factory: uzina uzine; quarry: cariera cariere; mine: mina mine minei; shipyard: santier
site: santier santiere sit situri; prison: puscarie temnita; barracks: cazarma; town hall: primarie primarii; city hall: primarie primarii
embassy: ambasada ambasade; ministry: minister ministere; institute: institut institute; institution: institutie institutii
academy: academie academii; faculty: facultate facultati; kindergarten: gradinita gradinite; campus: campus; bank: banca banci bancii
stock exchange: bursa; cathedral: catedrala catedrale; chapel: capela capele paraclis; mosque: moschee moschei; synagogue: sinagoga sinagogi
hermitage: schit schituri; shrine: altar; altar: altar altare; parish: parohie parohii parohia parohiei; diocese: eparhie eparhii episcopie
floor: etaj etaje pardoseala nivel; storey: etaj etaje; attic: mansarda; basement: subsol subsoluri; roof: acoperis acoperisuri; ceiling: tavan
stair: scara scari; ladder: scara; elevator: lift lifturi; corridor: coridor coridoare hol; hall: hol; bedroom: dormitor dormitoare
bathroom: baie bai; balcony: balcon balcoane; terrace: terasa terase; door: usa usi usii; window: fereastra ferestre geam geamuri; chimney: cos horn
courtyard: curte curti; yard: curte curti ograda; swimming pool: piscina piscine; pool: piscina bazin; playground: teren
platform: peron peroane platforma platforme; port: port; harbor: port; dock: doc debarcader; lighthouse: far; border crossing: vama
customs: vama vami vamal vamala; address: adresa adrese adresei; location: amplasare locatie locatii; position: pozitie pozitii
direction: directie directii; side: latura laturi; edge: muchie; corner: colt colturi; bottom: fund; surface: suprafete; left: stanga
right: dreapta drept drepturi; neighborhood: mahala
`;
