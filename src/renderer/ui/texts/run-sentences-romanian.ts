/** What the stages of a run want a person to know, and what its answer says, in Romanian. */
import type { RUN_SENTENCES } from "../../../shared/sentences/run-sentences";

export const RUN_SENTENCES_ROMANIAN: Readonly<Record<keyof typeof RUN_SENTENCES, string>> = {
  "no-node-called": "Niciun nod nu se numește „{name}”.",
  "no-embeddings": "Graful nu are vectori: semințele vin doar din textul lui și din nume.",
  "names-nothing": "Întrebarea nu numește nimic din graf: semințele au fost căutate.",
  "name-read-as": "„{written}” s-a citit „{name}”.",
  "end-guessed": "Nimic nu spune care capăt din „{measure}” e cerut, nici că el măsoară ce întrebi.",
  matched: "„{words}” s-a citit ca „{relation}”, care este cel mai probabil ce se cere.",
  "rows-read-as": "„{written}” s-a citit ca rândurile din {file}; nimic din el nu spune ce sunt.",
  "read-otherwise": "Se poate citi și altfel, iar atunci răspunsul este: {other}.",
  "taken-instead":
    "S-au luat în schimb, fiindcă seamănă: {names...}. Ce urmează nu spune nimic despre ce s-a întrebat.",
  "no-chain": "Niciun lanț de înregistrări nu duce de la unul la celălalt.",
  "chain-of-one":
    "Cum acționează ceva asupra altui lucru cere două nume, iar întrebarea are unul: ce urmează îi stă alături și nu spune cum. Numește și lucrul asupra căruia acționează.",
  "premise-unstated":
    "Nimic din acest graf nu spune că unul acționează asupra celuilalt: ce urmează se află între cele două și poate să nu aibă nicio legătură.",
  "contrary-chains": "Lăsate deoparte, fiindcă semnele lor spun contrarul întrebării: {count|lanț|lanțuri}.",
  "chain-asked": "Descris pentru {asked}, într-o singură înregistrare ({record}):",
  "chain-near":
    "Nicio înregistrare nu este despre {asked}; cea mai apropiată este despre {near}, într-o singură înregistrare ({record}):",
  "chain-stitched": "Cusut din {count|înregistrare|înregistrări}, dintre care niciuna nu spune tot:",
  "chain-unrecorded": "Alcătuit din muchii singure; nicio înregistrare nu spune tot:",
  "not-taken-as-names": "Nume din graf, dar nu aici, fiindcă nu se potrivesc cu restul: {names...}.",
  "spelt-right": "Întrebarea s-a citit „{question}”.",
  "no-path": "Nicio cale de relații nu pornește de la ce numește întrebarea.",
  "best-path": "Calea de relații care se potrivește cel mai bine: {path} (scor {score#}).",
  "likeliest-path": "Cea mai probabilă cale de relații: {path} (p = {p#}).",
  clamped: "{count|premiu negativ de nod a fost ridicat|premii negative de nod au fost ridicate} la 0.",
  "cost-lowered":
    "Costul muchiilor a fost coborât de la {from#} la {to#}: multe muchii au la egalitate cel mai bun premiu, iar cineva trebuie să plătească.",
  "none-drawn": "Nicio muchie nu a fost extrasă: merge mai departe doar cea mai probabilă.",
  "none-likely": "Nicio muchie nu atinge pragul de probabilitate: merge mai departe doar cea mai probabilă.",
  "pins-unknown": "Aceste noduri fixate nu sunt în graf: {names...}.",
  "pins-outside": "Aceste noduri fixate înăuntru nu sunt candidate: {names...}.",
  "pinned-edges-outside": "Muchii fixate care aici nu sunt candidate: {count#}.",
  "pins-opposed": "Muchii fixate înăuntru la un nod fixat în afară, care rămân afară: {count#}.",
  "pins-without-way":
    "Fixate înăuntru, dar fără o cale până la „{name}” printre candidați, așa că nimic nu garantează că rămân: {names...}.",
  "pins-without-way-to-rest":
    "Fixate înăuntru, dar fără o cale până la rest printre candidați, așa că nimic nu garantează că rămân: {names...}.",
  "taught-path": "Învățat pentru întrebări puse așa: {path}.",
  "appended-by-prize":
    "{count|Ultimul răspuns urmează|Ultimele răspunsuri urmează} după premiu: cititorul nu listează mai multe.",
  "one-root": "Un subgraf cu rădăcină este o singură componentă: numărul de grupuri nu se folosește.",
  "seeds-lost": "S-au pierdut semințe aflate în alte componente: {names...}.",
  "graph-replaced":
    "Acest graf a fost înlocuit de un alt import de când a fost întrebat ultima oară: rulările mai vechi vorbesc despre cel vechi.",
  drawn:
    "Sunt desenate {shown#} din {all|muchie candidată|muchii candidate}: cele păstrate și cele mai apropiate de a fi păstrate.",
  "no-answer": "Subgraful păstrat nu conține niciun răspuns.",
  "pins-not-computed": "Răspunsul a fost calculat pe tot graful: fixările nu îl schimbă.",
  counted: "Numărate: {count#}.",
  "counted-least": "Cel puțin {count#}.",
  "main-by-mentions": "Acestea sunt numite cel mai des; textul însuși nu spune care sunt principale.",
  "by-records":
    "Despre {pairs|pereche|perechi} de aici nicio muchie nu spune „{relation}”: o spun înregistrări care duc de la una la cealaltă, ca aceea despre „{one}” și „{other}”.",
  yes: "Da.",
  no: "Nu.",
  "yes-named": "Da: {names...}.",
  "no-named": "Nu. Graful numește în schimb: {names...}.",
  "not-said": "Graful nu spune.",
  none: "Niciunul: nimic din graf nu îndeplinește tot ce s-a cerut.",
  "unit-unknown": "Graful nu spune în ce se măsoară „{measure}”; s-au luat {unit}.",
  "none-meets": "Nimic din graf nu îndeplinește tot ce s-a cerut.",
  "answers-by-absence": "{names...}: graful nu spune asta despre ele.",
  "left-out": "Lăsate afară: {names...}.",
  measured: "După „{measure}”: {value#}.",
  described: "După „{property}”: {value}.",
  "refused-words": "Nimic din acest graf nu răspunde la {words...}.",
  "refused-words-offers": "Nimic din acest graf nu răspunde la {words...}; poate fi întrebat: {offers...}",
  "refused-measure": "Graful nu are după ce să măsoare {words...}.",
  "refused-measure-offers": "Graful nu are după ce să măsoare {words...}; poate fi întrebat: {offers...}",
  "refused-way": "Nicio relație din graf nu duce unde cere {words...}.",
  "refused-way-offers": "Nicio relație din graf nu duce unde cere {words...}; poate fi întrebat: {offers...}",
  "refused-no-end": "Nicio muchie „{relation}” din acest graf nu duce la {words...}.",
  "refused-name": "Nimic din acest graf nu se numește {words...}.",
  "refused-name-offers": "Nimic din acest graf nu se numește {words...}; poate fi întrebat: {offers...}",
  "refused-pronoun": "Întrebarea nu spune pe cine sau ce înseamnă {words...}; scrie numele în locul lui.",
  "refused-pronoun-offers":
    "Întrebarea nu spune pe cine sau ce înseamnă {words...}; scrie numele în locul lui sau întreabă: {offers...}",
  "refused-several": "Aici se întreabă mai multe lucruri; întreabă pe rând.",
  "refused-several-offers": "Aici se întreabă mai multe lucruri; întreabă pe rând: {offers...}",
  "refused-long": "O întrebare are cel mult {most|cuvânt|cuvinte}, iar aceasta are {words#}.",
  "refused-namesakes": "Mai mulți se numesc {words...} în acest graf; scrie numele întreg.",
  "refused-namesakes-offers": "Mai mulți se numesc {words...} în acest graf; se poate întreba: {offers...}",
  "refused-language": "Întrebările se citesc în engleză și română; din altă limbă: {words...}.",
  "refused-language-offers":
    "Întrebările se citesc în engleză și română; din altă limbă: {words...}; se poate întreba: {offers...}",
  "refused-empty": "În întrebare nu sunt cuvinte.",
  "named-together":
    "Textul îi numește împreună pe {names...}; pasajele lui sunt arătate, deși nu sunt un răspuns.",
  "named-alone":
    "Se arată unde apare întâi în text, capitol cu capitol, {names...}, deși nu este un răspuns; toate pasajele sunt sub „În context”.",
  "told-most":
    "Textul nu o spune de-a dreptul; unde vorbește despre asta, cu {name} pomenește cel mai des pe cineva anume: în {count|propoziție|propoziții}.",
  introduced: "Cu aceste cuvinte textul îl prezintă pe {name}, fără să fie tot ce spune:",
  "quoted-passage":
    "Niciun cuvânt al textului n-a putut fi ales drept răspuns; el spune ce se întreabă cu aceste cuvinte, și se poate citi dacă răspund:",
  "read-in-passage": "Citit dintr-un singur pasaj al textului, nu din graf: „{answer}”.",
  "texts-not-here":
    "Textele din care s-a construit graful nu sunt păstrate în această bază de date, așa că nu se caută răspunsul în pasaje; un graf construit pe acest calculator le are.",
  "passages-near": "Textul se apropie cel mai mult de întrebare aici; dacă îi răspunde, se poate citi:",
  "passage-near": "„{passage}” ({where})",
  "chapters-of-both": "Capitolele care îi numesc pe amândoi; ce fac acolo spun pasajele.",
  "answers-because": "{names...}:",
  answers: "{names...}.",
  "kept-triples": "{sources...} — {relation} → {targets...}.",
};
