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
`;
