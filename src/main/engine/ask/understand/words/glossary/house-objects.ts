/** Romanian words for objects, materials and colours, with their English ones. */
export const HOUSE_OBJECTS = `
object: obiect obiecte; tool: unealta unelte scula scule; equipment: utilaj utilaje dotare; machine: utilaj utilaje; appliance: electrocasnic
furniture: mobila mobilier; table: tabel tabele; chair: scaun scaune; armchair: fotoliu fotolii; sofa: canapea canapele; bed: pat paturi patul
mattress: saltea saltele; pillow: perna perne; blanket: patura; sheet: cearsaf cearsafuri foaie foi; carpet: covor covoare
curtain: perdea perdele cortina; wardrobe: dulap sifonier; drawer: sertar sertare; shelf: raft rafturi polita; mirror: oglinda oglinzi
lamp: lampa lampi; candle: lumanare lumanari; light: lumina lumini; bulb: bec becuri; clock: ceas ceasuri orologiu pendula; key: cheie chei cheii
lock: incuietoare; screw: surub suruburi; axe: topor topoare secure; saw: fierastrau; drill: burghiu; pliers: cleste; needle: ac ace
thread: fir fire ata; rope: franghie franghii sfoara; chain: lant lanturi; wire: sarma cablu; cable: cablu cabluri; pipe: teava tevi pipa
pump: pompa pompe; filter: filtru filtre; valve: supapa robinet ventil; wheel: roata roti rotii; tire: anvelopa anvelope cauciuc; brake: frana frane
battery: baterie baterii acumulator; brick: caramida caramizi; tile: tigla tigle gresie faianta; cement: ciment; concrete: beton
plaster: tencuiala ghips; plank: scandura scanduri; board: tabla placa comitet; wood: lemn lemne lemnul; timber: cherestea; paper: hartie hartii
plastic: plastic; glass: geam; ceramic: ceramica ceramice; pottery: olarit ceramica; porcelain: portelan; fabric: tesatura stofa panza
cloth: panza stofa haina; textile: textil textila textile; silk: matase; velvet: catifea; rubber: cauciuc; clothes: haine imbracaminte
clothing: imbracaminte; garment: haina haine; coat: palton paltoane haina; jacket: jacheta geaca sacou; shirt: camasa camasi; trousers: pantaloni
skirt: fusta fuste; dress: rochie rochii; sweater: pulover; hat: palarie palarii caciula; cap: sapca; shoe: pantof pantofi incaltaminte
boot: cizma cizme gheata ghete; sock: soseta ciorap; glove: manusa manusi; scarf: fular esarfa; belt: curea centura brau
button: nasture nasturi buton; pocket: buzunar; umbrella: umbrela; glasses: ochelari; ring: inel inele; necklace: colier; earring: cercel cercei
bracelet: bratara; jewel: bijuterie bijuterii giuvaier; jewelry: bijuterie bijuterii; pearl: perla perle; diamond: diamant diamante; gem: nestemata
treasure: comoara comori tezaur; coin: monezi; gift: cadou cadouri dar daruri; present: cadou cadouri; doll: papusa papusi; ball: minge mingi bal
game: joc jocuri jocul jocului jocurile; pen: pix; pencil: creion creioane; ink: cerneala; brush: pensula perie; paint: vopsea vopsele; canvas: panza
frame: rama cadru; book: volum; page: pagina pagini; envelope: plic plicuri; stamp: timbru timbre stampila; parcel: colet colete
package: colet colete; letter: litera litere; newspaper: gazeta; magazine: revista reviste; phone: telefon telefoane; telephone: telefon
television: televizor televiziune; radio: radio; photo: foto poza poze; picture: poza poze; bicycle: bicicleta biciclete; scissors: foarfeca foarfece
comb: pieptene; soap: sapun; towel: prosop; broom: matura; bell: clopot clopote clopotul; flag: drapel; sword: sabie sabii spada; spear: sulita lance
bow: arc; arrow: sageata sageti; shield: scut scuturi; gun: pusca pusti tun; rifle: pusca; cannon: tun tunuri; bullet: glont gloante
bomb: bomba bombe; armor: armura armuri; helmet: casca coif; icon: icoana icoane icoanei; cross: cruce cruci; candle holder: sfesnic; chalice: potir
vase: vaza vaze; bust: bust busturi; fresco: fresca fresce; mosaic: mozaic; tapestry: tapiserie; inscription: inscriptie inscriptii
manuscript: manuscris manuscrise; document: document documente act acte inscris; scroll: sul; exhibit: exponat exponate; artifact: artefact artefacte
copy: exemplar exemplare; original: original originala originale; fragment: fragment fragmente; pair: pereche perechi
fire: foc focuri incendiu incendii; flame: flacara flacari; smoke: fumul; ash: cenusa; coal: carbune carbuni; fuel: combustibil combustibili carburant
gasoline: benzina; petrol: benzina; oil: petrol titei; electricity: electricitate curent; electric: electric electrica electrice; red: rosu rosii
blue: albastru albastra albastri albastre; green: verde verzi; yellow: galben galbena galbeni; black: negru neagra negri negre
white: alb alba albi albe; gray: gri cenusiu; brown: maro brun; orange: portocaliu; pink: roz; purple: mov violet; gold: aur aurul aurit
golden: auriu auria; silver: argint argintiu; copper: cupru arama; bronze: bronz; iron: fier fierul; steel: otel; tin: cositor; zinc: zinc
aluminum: aluminiu; brass: alama; marble: marmura; limestone: calcar
`;
