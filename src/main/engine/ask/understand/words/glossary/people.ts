/** Romanian words for people, kinship and trades, with their English ones. */
export const PEOPLE = `
baby: bebelus bebelusi sugar sugari prunc prunci; teenager: adolescent adolescenti adolescenta; adult: adult adulti adulta
old man: batranel mosneag mosnegi; twin: geaman gemeni geamana gemene; family: familie familii familia familiei
great grandfather: strabunic strabunici; ancestor: stramos stramosi inaintas inaintasi; descendant: descendent descendenti
orphan: orfan orfani orfana; stepmother: mastera; bride: mireasa mirese; groom: mire miri mirele; lover: amant amanti amanta
guest: oaspete oaspeti musafir musafiri invitat invitati; stranger: strain straini straina; foreign: strain straini straina straine; gentleman: domn
lady: doamna doamne cucoana; nickname: porecla porecle; surname: prenume; crowd: multime multimi; gang: banda bande; group: grup grupuri grupa grupe
community: comunitate comunitati; nation: natiune natiuni popor popoare; people: popor popoare lume; tribe: trib triburi; crowd: gloata
clan: clan clanuri; peasant: tarani taranca; refugee: refugiat refugiati; immigrant: imigrant imigranti; emigrant: emigrant emigranti
prisoner: prizonier prizonieri; slave: sclav sclavi sclava; witness: martor martori martora; victim: victima victime; thief: hot hoti talhar talhari
murderer: criminal criminali; spy: spion spioni spioana; expert: expert experti; volunteer: voluntar voluntari voluntara
candidate: candidat candidati candidata; colleague: coleg colegi colega colege; boss: patron patroni; subordinate: subaltern subalterni
assistant: asistent asistenti asistenta; apprentice: calfa calfe; master: maestru maestri mester mesteri
servant: servitor servitori slujnica slujnice sluga slugi argat argati; deputy: adjunct adjuncti; representative: reprezentant reprezentanti
craftsman: mestesugar mestesugari artizan artizani; blacksmith: fierar fierari potcovar; carpenter: dulgher dulgheri tamplar tamplari
mason: zidar zidari pietrar; potter: olar olari; tailor: croitor croitori croitoreasa; shoemaker: cizmar cizmari pantofar; baker: brutar brutari
butcher: macelar macelari; cook: bucatar bucatari bucatareasa; chef: bucatar bucatari; waiter: chelner chelneri ospatar ospatari
hairdresser: coafor coafeza frizer frizeri; miller: morar morari; beekeeper: apicultor apicultori stupar stupari prisacar
shepherd: cioban ciobani pastor pastori baci; farmer: fermier fermieri agricultor agricultori plugar plugari; gardener: gradinar gradinari
fisherman: pescar pescari; miner: miner mineri; sailor: marinar marinari matelot; captain: capitan capitani; pilot: pilot piloti aviator
driver: sofer soferi; mechanic: mecanic mecanici; electrician: electrician electricieni; plumber: instalator instalatori; worker: muncitor muncitori
foreman: maistru maistri; carrier: caraus carausi transportator; merchant: negustor negustori comerciant comercianti
seller: vanzator vanzatori vanzatoare; accountant: contabil contabili contabila; cashier: casier casieri casiera
secretary: secretar secretari secretara; clerk: functionar functionari; translator: traducator traducatori traducatoare
journalist: jurnalist jurnalisti reporter; editor: redactor redactori; photographer: fotograf fotografi; designer: designer
technician: tehnician tehnicieni; inspector: inspector inspectori inspectoare; auditor: auditor auditori; police: politie politist politisti
policeman: politist politisti; firefighter: pompier pompieri; guard: paznic paznici gardian garda; nurse: asistenta infirmiera; midwife: moasa moase
surgeon: chirurg chirurgi; dentist: dentist dentisti stomatolog; veterinarian: veterinar veterinari; pharmacist: farmacist farmacisti
psychologist: psiholog psihologi; therapist: terapeut terapeuti; vet: veterinar veterinari; prosecutor: procuror procurori; clerk: grefier grefieri
ambassador: ambasador ambasadori; consul: consul consuli; senator: senator senatori; deputy: deputat deputati; mayor: primar primari primarul
priest: preot preoti popa popi; monk: calugar calugari monah monahi; nun: calugarita calugarite; bishop: episcop episcopi; pope: papa
emperor: imparat imparati; empress: imparateasa; queen: imparateasa; historian: istoric istorici; mathematician: matematician matematicieni
physicist: fizician fizicieni; chemist: chimist chimisti; biologist: biolog biologi; geologist: geolog geologi; astronomer: astronom astronomi
economist: economist economisti; linguist: lingvist lingvisti; botanist: botanist botanisti; zoologist: zoolog zoologi
archaeologist: arheolog arheologi; sociologist: sociolog; critic: critic critici; explorer: explorator exploratori; tourist: turist turisti
guide: ghid ghizi; climber: alpinist alpinisti; champion: campion campioni campioana; athlete: atlet atleti; referee: arbitru arbitri
fan: suporter suporteri microbist; goalkeeper: portar portari; striker: atacant atacanti; defender: fundas fundasi; midfielder: mijlocas mijlocasi
rider: calaret calareti; swimmer: inotator inotatori; runner: alergator alergatori; cyclist: ciclist ciclisti; boxer: boxer boxeri
sculptor: sculptor sculptori; dancer: balerina; musician: lautar; pianist: pianist pianisti pianista; violinist: violonist violonisti violonista
guitarist: chitarist chitaristi; drummer: tobosar; sponsor: sponsor sponsori; patron: mecena protector; curator: curator custode
reader: cititor cititori; tenant: chirias chiriasi locatar; neighbor: megies; beneficiary: beneficiar beneficiari
applicant: solicitant solicitanti petent; visitor: vizitator vizitatori; subscriber: abonat abonati; viewer: spectator spectatori
creditor: creditor creditori; debtor: debitor debitori; trainer: formator instructor; pupil: scolar; classmate: coleg; dean: decan decani
rector: rector rectori; child: prunc; woman: femeie femei femeia muiere; boy: baietel; human: uman umana umani; individual: individ indivizi
character: caracter fire; love: amor; marriage: mariaj; wedding: nunta nunti; divorce: divort divortat divorturi; birth: nastere nasteri
baptism: botez botezuri; funeral: inmormantare inmormantari; burial: ingropare; death: moarte deces decese; youth: tinerete; age: etate
adopted: adoptat adoptata adoptie
`;
