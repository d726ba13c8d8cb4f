/** What Romanian words mean besides what a tuned beginning says of them (`romanian-words`): these go behind it. */
export const BESIDES = `
factory: fabrica fabrici fabricii fabricile; man: barbat barbati barbatul barbatului barbatii
pupil: elev elevi eleva eleve elevul elevului elevii elevilor; hero: erou eroi eroul eroina; registration: inregistrare inregistrari
come: venit venita; leave: pleaca plecat plecata; go: merge mers merg; hire: angajat angajata angajeaza; learn: invata invatat
award: premiat premiata premiate premiaza; inherit: mostenit mostenita mosteneste; start: porneste pornit; driver: conducator conducatori
athlete: sportiv sportivi sportiva sportive; musician: muzician muzicieni muzicianul; translator: interpret interpreti; lift: ridica ridicat
sing: canta cantat; author: scriitor; discuss: discuta discutat discutie discutii; assistant: ajutor ajutoare; wrestler: luptator luptatori
fighter: luptator luptatori; help, aid: ajutor; manufacture: fabricat fabricata; plan: proiect; grow: crescut crescute crescuta
citizen: cetateni cetatenii cetatenilor; surgery, operate: operat operata operatie operatii; raise: crescut; girl: fetita fetite
coin: moneda monede monedei monedelor; leather: piele pielarie; horse: cai; vulture: vultur vulturi; machine: masina masini
ugly: urat urata urati urate; empty: gol goala goale; public: public publica publice; active: activ activa activi active
present: prezent prezenta prezenti prezente; past: trecut trecuta; thing: lucru lucruri lucrul lucrurile; square: piata piete; hall: sala sali
grade, mark: nota note; professor: profesor profesori; paper: lucrare lucrari lucrarea lucrarii; researcher: cercetator cercetatori
satellite: satelit sateliti; journey, trip: calatorie calatorii calatoria; departure: plecare plecari plecarea plecarii; summer: vara veri
monday: luni; program, schedule: program programe programul programului; appointment: programare programari
profession: meserie meserii profesie profesii; firm: firma firme firmei firmele; meeting: intalnire intalniri; action: actiune actiuni
discount: reducere reduceri; production: productie productii productia productiei; competitor: concurent concurenti concurenta
architecture: arhitectura arhitecturii; label: eticheta etichete; file: dosar dosare; process, trial: proces procese; inheritance: mostenire mosteniri
wedding: cununie cununii; match: partida partide; growth: crestere cresterea; ruler: domnitor domnitori; murder: omor crima crime; role: rol roluri
novel: romane romanele romanelor
`;
