/** Romanian words for the arts, books, music, the stage, sport and games, with their English ones. */
export const ARTS_SPORT = `
art: arta arte artei; painting: panza; drawing: desenul; engraving: gravura gravuri; watercolor: acuarela acuarele; still life: natura
sketch: schita schite; movement: curente; baroque: baroc baroca; gothic: gotic gotica; renaissance: renascentist renastere
impressionism: impresionism; photography: fotografii fotografic; exhibition: vernisaj; design: grafica; ceramics: ceramica; restoration: restauratie
portrait: chip; easel: sevalet; sculptor: sculptorul; pottery: oale; story: poveste povesti istorisire; short story: schita
tale: basm basme poveste povesti; fairy tale: basm basme; fable: fabula fabule; myth: mit mituri; saga: saga; poem: versuri; poetry: lirica
verse: vers versuri; ballad: balada balade; ode: oda; hymn: imn imnuri; anthem: imn; essay: eseu eseuri; biography: biografie biografii
memoir: memorii amintiri; diary: jurnal; chronicle: cronica cronici letopiset; volume: volumul tom; edition: editie editii; print run: tiraj
manuscript: manuscrisul; translator: traducatorul; critic: criticul; review: cronica; reader: cititorii; protagonist: protagonist protagonisti
narrator: narator povestitor; plot: intriga; scene: scena scene; stage: scena etapa etape stadiu; act: act; dialogue: dialog replica
pseudonym: pseudonim; borrower: imprumutat cititor; publisher: editor editori; printing: tipografie tipar; censorship: cenzura; music: melodie
song: melodie melodii; melody: melodie; lyric: versuri; symphony: simfonie simfonii; sonata: sonata sonate; concerto: concert
concert: concert concerte; opera: opere; operetta: opereta; choir: cor coruri; chorus: cor; orchestra: orchestra orchestre
band: formatie formatii trupa trupe; ensemble: ansamblu ansambluri; quartet: cvartet; duet: duet; solo: solo; piano: pian piane; violin: vioara viori
cello: violoncel; guitar: chitara chitari; flute: flaut fluier nai; trumpet: trompeta; drum: toba tobe; organ: orga; harp: harfa; accordion: acordeon
clarinet: clarinet; cymbal: tambal; bagpipe: cimpoi; rhythm: ritm; voice: voce voci glas; soprano: soprana; tenor: tenor; bass: bas
record: disc discuri; label: casa; hit: slagar; folk: folclor; dance: hora; ballet: balet; choreography: coregrafie coregraf
performance: spectacol spectacole reprezentatie reprezentatii; show: spectacol spectacole; tragedy: tragedie tragedii; farce: farsa
puppet: papusi marioneta; rehearsal: repetitie repetitii; audience: spectatori; seat: scaun; row: rand randuri; box: loja
set design: scenografie scenograf; prompter: sufleur; applause: aplauze; circus: circ; clown: clovn; cinema: cinematograf cinema cinematografe
shoot: turnat; season: sezonul; episode: episod episoade; series: serial seriale; award: distinctie distinctii
nominate, nominated: nominalizat nominalizare; screen: ecran; subtitle: subtitrare; football: fotbal; soccer: fotbal; basketball: baschet
handball: handbal; volleyball: volei; tennis: tenis; rugby: rugbi; hockey: hochei; chess: sah; boxing: box; gymnastics: gimnastica
gymnast: gimnast gimnasta; athletics: atletism; running: alergare; swimming: inot; cycling: ciclism; skiing: schi; ski: schi; skating: patinaj
rowing: canotaj; shooting: tir; climbing: escalada alpinism; championship: campionat campionate; league: liga ligi; tournament: turneu turnee
competition: competitie competitii intrecere; race: intrecere; semifinal: semifinala semifinale; round: runda runde etapa tur; score: punctaj
point: punctaj; penalty: penalti; team: lot; captain: capitanul; substitute: rezerva inlocuitor; referee: arbitrat arbitraj; stadium: stadioane
spectator: spectatori; victory: victorie victorii; win: victorie victorii; defeat: esec; draw: egal remiza egalitate; rank: rang
record: record recorduri; world: mondial mondiala; olympic: olimpic olimpica olimpice; olympics: olimpiada olimpiade; debut: debut debutat debuteaza
position: postul; injury: accidentare accidentari; leg: mansa; lap: tur; dice: zar zaruri; riddle: ghicitoare; hobby: pasiune; gamble: noroc
loser: invins; opponent: adversar adversari
`;
