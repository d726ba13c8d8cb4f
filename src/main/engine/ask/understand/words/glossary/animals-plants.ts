/** Romanian words for animals, plants and farming, with their English ones. */
export const ANIMALS_PLANTS = `
animal: vietate vietati dobitoc dobitoace vita jivina; beast: fiara fiare; cattle: vite cornute; livestock: vite; cow: vaca vaci vacii vacile
bull: taur tauri; ox: bou boi; calf: vitel vitei; horse: cal iapa iepe manz manji; mare: iapa iepe; donkey: magar magari; sheep: oaie oi oile oilor
ram: berbec berbeci; lamb: miei; goat: capra capre tap tapi; pig: porc porci scroafa purcel purcei; boar: mistret mistreti; dog: catel catei
puppy: catelus; kitten: pisoi; rabbit: iepure iepuri; hare: iepure iepuri; mouse: soarece soareci; rat: sobolan sobolani; squirrel: veverita veverite
hedgehog: arici; bat: liliac lilieci; deer: cerb cerbi caprioara caprioare; stag: cerb cerbi; elk: elan elani; bison: zimbru zimbri bizon
lynx: ras rasi linx; badger: bursuc bursuci viezure; otter: vidra vidre; beaver: castor castori; marten: jder; lion: leu lei; tiger: tigru tigri
leopard: leopard leoparzi; elephant: elefant elefanti; camel: camila camile; monkey: maimuta maimute; ape: maimuta; giraffe: girafa girafe
whale: balena balene; dolphin: delfin delfini; shark: rechin rechini; seal: foca foci; fish: peste pesti; carp: crap crapi; trout: pastrav pastravi
pike: stiuca stiuci; catfish: somn somni; sturgeon: sturion sturioni nisetru morun; herring: hering; perch: biban bibani; eel: tipar anghila
crab: crab crabi; crayfish: rac raci; snail: melc melci; shell: scoica scoici cochilie; frog: broasca broaste; toad: broasca; turtle: testoasa
snake: sarpe serpi; viper: vipera vipere; lizard: soparla soparle; crocodile: crocodil crocodili; reptile: reptila reptile
amphibian: amfibian amfibieni; hen: gaina gaini; rooster: cocos cocosi; duck: rata rate ratele; goose: gasca gaste; turkey: curcan curcani curca
pigeon: porumbel porumbei; dove: porumbel turturea; sparrow: vrabie vrabii; swallow: randunica randunici; stork: barza berze; swan: lebada lebede
pelican: pelican pelicani; seagull: pescarus pescarusi; crow: cioara ciori; raven: corb corbi; owl: bufnita bufnite; hawk: soim uliu
falcon: soim soimi; woodpecker: ciocanitoare; lark: ciocarlie; nightingale: privighetoare; cuckoo: cuc cuci; parrot: papagal papagali
peacock: paun pauni; crane: cocor cocori macara macarale; feather: pene; wing: aripa aripi; beak: cioc ciocuri; tail: coada cozi; horn: corn coarne
hoof: copita copite; claw: gheara gheare; fur: blana blanuri; wool: lana lanii; mane: coama; shell: carapace; ant: furnica furnici; fly: musca muste
mosquito: tantar tantari; butterfly: fluture fluturi; moth: molie molii; beetle: gandac gandaci; spider: paianjen paianjeni; wasp: viespe viespi
bumblebee: bondar; grasshopper: lacusta; cricket: greiere greieri; worm: vierme viermi rama; tick: capusa capuse; flea: purice; louse: paduche
queen: matca matci; hive: stup stupi stupul stupului stupilor stupina; swarm: roi roiuri; herd: turma turme cireada cirezi; flock: turma stol
pack: haita; prey: prada; predator: pradator pradatori; breed: rasa rase; litter: pui; stable: grajd grajduri; barn: hambar hambare sura
coop: cotet cotete; kennel: cusca; cage: cusca custi colivie; cub: pui; offspring: pui progenitura; feed: nutret furaj furaje; hay: fan fanul
straw: paie; manure: balegar gunoi; plant: buruiana vegetal; herb: iarba ierburi buruieni; grass: iarba; weed: buruiana buruieni
leaf: frunza frunze frunzis; root: radacina radacini; stem: tulpina tulpini; branch: ramura ramuri creanga crengi filiala filiale sucursala sucursale
trunk: trunchi; bark: coaja; bud: mugur muguri; seed: samanta seminte; petal: petala petale; thorn: ghimpe spin spini; fruit: roade poama
berry: boaba boabe; mushroom: burete; moss: muschi; fern: feriga ferigi; algae: alga alge; oak: stejar stejari gorun; beech: fag fagi; fir: brad brazi
spruce: molid molizi; pine: pin pini; birch: mesteacan mesteceni; willow: salcie salcii; poplar: plop plopi; linden: tei; maple: artar artari paltin
ash: frasin frasini; elm: ulm; acacia: salcam salcami; chestnut: castan castani castana; walnut: nuc; hazel: alun; elder: soc; plum: pruni prun
shrub: arbust arbusti tufa; bush: tufa tufe tufis; rose: trandafir trandafiri; tulip: lalea lalele; lily: crin crini; violet: violeta violete toporas
daisy: margareta; carnation: garoafa; snowdrop: ghiocel ghiocei; poppy: mac maci; lavender: lavanda; mint: menta; chamomile: musetel
nettle: urzica urzici; thistle: scaiete; clover: trifoi; hemp: canepa; flax: inul; cotton: bumbac; bouquet: buchet buchete
garden: gradina gradini gradinii livada livezi; orchard: livada livezi; field: camp campuri ogor ogoare lan lanuri domeniu; crop: cultura culturi
agriculture: agricultura agricol agricola; farm: ferma ferme gospodarie; plough: plug pluguri; scythe: coasa; sickle: secera; rake: grebla greble
hoe: sapa sape; spade: harlet; shovel: lopata lopeti; fork: furca furci; cart: caruta carute; wagon: vagon vagoane caruta; yoke: jug
mill: moara mori morii; windmill: moara; tractor: tractor tractoare; combine: combine; greenhouse: sera sere; irrigation: irigatie irigatii
fertilizer: ingrasamant ingrasaminte; pesticide: pesticid pesticide; soil: sol soluri teren; land: pamant pamantul teren terenuri tinut
plot: parcela parcele lot loturi; hectare: hectar hectare; pollen: polen; pest: daunator daunatori
endangered: amenintat amenintata periclitat periclitata; extinct: disparut disparuta; wild: salbatic salbatica salbatice
domestic: domestic domestica domestice; tame: imblanzit; male: mascul masculi; female: femela femele feminin
edible: comestibil comestibila comestibile; poisonous: otravitor otravitoare veninos; evergreen: vesnic; perennial: peren perena
native: autohton autohtona bastinas nativ; invasive: invaziv invaziva
`;
