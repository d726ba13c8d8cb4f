/** What can be wrong with a file, or with a row or an item in it, in Romanian. */
import type { IMPORT_SENTENCES } from "../../../shared/sentences/import-sentences";

export const IMPORT_SENTENCES_ROMANIAN: Readonly<Record<keyof typeof IMPORT_SENTENCES, string>> = {
  "file-empty": "este gol",
  "no-file": "nu s-a dat niciun fișier",
  "merge-vectors":
    "nodurile aduc vectori proprii, care nu pot fi uniți: lasă vectorii deoparte sau lasă importul să calculeze",
  "no-row": "nu conține niciun rând: vezi dacă este fișierul dorit",
  "no-row-usable":
    "niciunul dintre cele {count|rând|rânduri} ale lui nu poate fi folosit (linia {line#}: {why>}): vezi dacă este fișierul dorit, sau scrie-i muchiile într-un tabel cu sursă, relație și țintă",
  "import-running": "un alt import în acest graf este în curs",
  "vectors-missing":
    "doar {some#} din {all|nod are|noduri au} vector: dă fiecărui nod unul, sau lasă coloana lor deoparte",
  "not-a-file": "nu este un fișier",
  "no-such-file": "nu există un astfel de fișier",
  "not-gzipped": "se termină în .gz, dar nu este comprimat cu gzip: scoate .gz din nume, sau comprimă-l",
  "gzip-short": "fișierul gzip este trunchiat: descarcă-l sau comprimă-l din nou",
  "gzip-damaged": "fișierul gzip este deteriorat: descarcă-l sau comprimă-l din nou",
  "file-forbidden": "nu este voie să fie citit: schimbă-i permisiunile",
  "is-folder": "este un dosar",
  unreadable: "nu poate fi citit",
  "unreadable-because": "nu poate fi citit ({why})",
  "format-unknown":
    "formatul lui nu este unul cunoscut: salvează-l ca GraphML sau ca tabel cu sursă, relație și țintă",
  "cyjs-shape":
    "nu are elements.nodes și elements.edges, ca JSON-ul Cytoscape: exportă rețeaua ca .cyjs, sau scrie GraphML cu networkx (write_graphml)",
  "cx-shape":
    "nu are o listă de noduri, cum au CX și CX2: descarcă rețeaua din nou din NDEx, sau exportă-o din Cytoscape ca .cyjs",
  "json-shape":
    "este JSON fără o listă de noduri și una de legături, și nici listă de muchii nu este: scrie câte o muchie pe rând (JSONL), sau GraphML cu networkx (write_graphml)",
  "json-tree":
    "este un arbore în JSON: scrie câte un rând pentru fiecare copil (JSONL), sau GraphML cu networkx (tree_graph, write_graphml)",
  "json-adjacency":
    "enumeră vecinii fiecărui nod: scrie GraphML cu networkx (adjacency_graph, write_graphml)",
  "json-graphs": "conține {graphs#} grafuri: scrie-l pe fiecare în fișierul lui",
  "json-ends":
    "capetele legăturilor sunt numere, care pot fi id-uri de noduri la fel de bine ca locurile lor din listă: scrie id-urile așa cum stau la noduri, între ghilimele",
  "json-list-unclear":
    "nu e limpede ce sunt cheile obiectelor lui: dacă așa este bine, adaugă --map {map}; sau scrie un tabel (CSV), despre ale cărui coloane vei fi întrebat",
  "json-list-things": "obiectele lui sunt luate drept lucruri, deosebite prin „{key}”",
  "json-titles":
    "prima listă din el poate numi coloanele celorlalte: scrie câte un obiect pentru fiecare rând, sau rândurile ca CSV",
  "gml-shape":
    "nu este GML cum trebuie: o cheie, apoi un număr, un text între ghilimele sau alte chei între paranteze; scrie GraphML cu networkx sau Gephi",
  "dot-shape":
    "nu este DOT cum îl citește Graphviz: graph sau digraph, apoi noduri și muchii între acolade; verifică-l cu Graphviz (dot -Tcanon) sau scrie GraphML cu Gephi",
  "dot-edges":
    "înseamnă peste {most#} muchii, câte se citesc cel mult din DOT: scrie-le ca tabel de sursă și țintă",
  "pajek-shape":
    "nu este Pajek cum trebuie: *Vertices și numărul lor, apoi *Arcs sau *Edges; scrie GraphML cu networkx (read_pajek, write_graphml)",
  "pajek-networks":
    "conține mai multe rețele: salvează-o pe fiecare în fișierul ei cu Pajek (File > Network > Save)",
  "pajek-vertex":
    "un nod are un număr până la cel din *Vertices, apoi un nume, între ghilimele dacă are spații",
  "pajek-line": "un rând de muchii are numerele a două noduri, apoi o pondere și perechi de chei și valori",
  "sif-line": "un rând are un nod singur, sau un nod, o relație și nodurile spre care duce",
  "json-list-unread": "lista „{key}” de lângă noduri și legături nu se citește",
  "jsonld-context-away":
    "are nevoie de contextul „{address}”, care nu se descarcă niciodată: salvează-l ca {file} și importă ambele fișiere împreună",
  "jsonld-context-only": "conține doar un context: importă împreună cu el documentul care îl numește",
  "jsonld-broken": "încalcă o regulă a JSON-LD 1.1: {rule}",
  "jsonld-deep":
    "nodurile sunt îmbricate în el la mai mult de {most#} niveluri: aplatizează-l (PyLD: jsonld.flatten)",
  "jsonld-word-lost": "„{word}” nu înseamnă nimic în contextul lui",
  "subject-value": "o valoare stă acolo unde o afirmație spune despre ce este",
  "statement-broken": "nu este o afirmație în {form} ({why})",
  "turtle-broken":
    "linia {line#} nu este {form} ({why}): îndreapt-o acolo sau scrie fișierul din nou cu rdflib (parse, apoi serialize)",
  "rdf-xml-broken":
    "linia {line#} nu este RDF/XML ({why}): îndreapt-o acolo sau scrie fișierul din nou cu rdflib (parse, apoi serialize)",
  "rdf-xml-word":
    "<{name}> stă unde RDF/XML nu are loc pentru el: scrie fișierul din nou cu rdflib (parse, apoi serialize)",
  "obo-end": "„{tag}” nu numește nimic la care duce",
  "obo-stanza": "un termen OBO are un id",
  "document-long":
    "este un document de peste {most#} octeți, care trebuie citit întreg: scrie câte o valoare pe rând (JSONL) sau un tabel de muchii",
  "the-document": "documentul",
  "document-broken":
    "de la linia {line#} nu mai este JSON: îndreaptă-l acolo sau salvează-l din nou, dacă a fost trunchiat",
  "formats-differ":
    "este {format}, iar primul fișier este {first}: importă-le pe rând, fiecare în graful lui",
  "dictionary-alone": "este un dicționar: dă și fișierul cu triplete",
  "utf16-damaged": "este scris în UTF-16 și deteriorat: salvează-l din nou, ca UTF-8",
  "row-of-units":
    "linia {line#} („{row}”) a fost luată drept unitățile sau tipurile celor de sub ea și lăsată deoparte",
  "row-of-title": "linia {line#} („{row}”) a fost luată drept titlu deasupra tabelului și lăsată deoparte",
  "row-of-totals":
    "linia {line#} („{row}”) a fost luată drept totalul rândurilor de deasupra și lăsată deoparte",
  "letters-romanian":
    "nu este scris în UTF-8: literele lui au fost luate drept românești în Windows-1250 (sau Latin-2), cu care se potrivesc toate",
  "encoding-unknown": "este scris în {encoding}: salvează-l ca UTF-8",
  "at-line": "linia {line#}: {why>}",
  "not-utf8": "nu este UTF-8 valid",
  "nul-byte": "conține un octet NUL",
  "nul-character": "conține un caracter NUL",
  "line-long": "o linie mai lungă de {most|octet|octeți}",
  "value-long": "o valoare de {length|caracter|caractere} este prea mare (cel mult {most#})",
  "quote-unclosed":
    "ghilimelele deschise pe linia {line#} nu se închid niciodată: închide-le, sau dublează ghilimelele din celule",
  "quote-unclosed-within":
    "ghilimelele deschise pe linia {line#} nu se închid în {most|caracter|caractere}: închide-le, sau dublează ghilimelele din celule",
  "quote-followed": "după ghilimelele de închidere urmează text",
  "header-quote": "antetul nu poate fi citit: ghilimelele din el nu se închid",
  "columns-mapped": "primul lui rând are {found|coloană|coloane}, iar {mapped#} au fost atribuite",
  "table-one-column":
    "rândurile lui au o singură coloană: un tabel de noduri sau de muchii are cel puțin două, despărțite prin taburi, bare, virgule, punct și virgulă sau spații; scrie lângă fiecare lucru la ce duce sau ce se știe despre el",
  "table-neighbours":
    "par liste de vecini: scrie câte un rând pentru fiecare pereche, sau GraphML cu networkx (read_adjlist, write_graphml)",
  "table-title":
    "prima lui linie nu este împărțită ca celelalte: dacă este un titlu, șterge-l sau începe-l cu #",
  "table-matrix":
    "pare o matrice: scrie câte un rând pentru fiecare pereche, sau GraphML cu networkx (from_pandas_adjacency, write_graphml)",
  "table-python":
    "rândurile lui se încheie cu valori scrise ca în Python: scrie-l cu networkx ca GraphML (read_edgelist, write_graphml)",
  "file-changed": "s-a schimbat în timp ce era citit: importă-l când nu mai scrie nimeni în el",
  "file-twice": "este același cu {other}, octet cu octet: lasă unul dintre ele deoparte",
  "name-twice": "alt fișier are același nume: redenumește unul dintre ele",
  "row-filled": "taburile de la sfârșitul lui au fost tăiate: ultimele celule sunt luate drept goale",
  "header-again": "antetul apare aici din nou",
  "table-unfit":
    "{rejected#} din {all|rând al lui nu se potrivește|rânduri ale lui nu se potrivesc} cu coloanele (linia {line#}: {why>}): poate că nu este un tabel de noduri sau de muchii; adaugă --allow-rejects pentru a le importa pe celelalte",
  "table-unclear": "nu e limpede ce sunt coloanele lui: dacă așa este bine, adaugă --map {map}",
  "ends-unmatched":
    "niciunul dintre capetele lui nu este un id din {nodes}: spune cu --map ce coloane merg împreună",
  "edge-unnamed": "„{name}” nu numește o muchie, ca „A (relație) B”",
  "map-unread": '„{text}” nu este o mapare: scrie --map "FIȘIER:coloană=rol,coloană=rol"',
  "map-file": "maparea numește fișierul „{file}”, care nu se află printre cele de importat",
  "map-roles": "maparea lui are nevoie fie de un id, fie de o sursă și o țintă, fiecare o dată",
  "rejects-many":
    "{rejected#} din {all|rând și element al lui nu poate fi folosit|rânduri și elemente ale lui nu pot fi folosite} (rândul {line#}: {why>}): adaugă --allow-rejects pentru a le importa pe celelalte",
  "relations-numbers": "relațiile lui sunt numere",
  "relations-many": "{kinds#} relații diferite în {rows|rând|rânduri} par altceva",
  "relations-names": "{kinds#} relații diferite în {rows|rând|rânduri} par nume",
  "columns-expected": "s-au așteptat {expected|coloană|coloane}, s-au găsit {found#}",
  "end-empty":
    "{end<source=sursa este goală|relation=relația este goală|target=ținta este goală|id=id-ul este gol|name=numele este gol|start id=id-ul de început este gol|end id=id-ul de sfârșit este gol|type=tipul este gol|label=eticheta este goală|column=coloana este goală>}",
  "id-before": "id-ul „{id}” apare deja mai sus",
  "no-node-id": "nu există niciun nod cu id-ul „{id}”",
  "dictionary-entity": "dicționarul nu are entitatea „{name}”",
  "dictionary-relation": "dicționarul nu are relația „{name}”",
  "no-column": "nu există coloana „{name}”",
  "header-type": "antetul are tipul necunoscut „{kind}” în coloana „{column}”",
  "header-nameless": "antetul are o coloană de tipul „{kind}” fără nume",
  "header-kind":
    "antetul nu are nici :ID, nici :START_ID și :END_ID: numește-le astfel, sau spune cu --map ce sunt coloanele",
  "header-role": "antetul nu are coloana :{role}: numește una astfel, sau spune cu --map ce sunt coloanele",
  "header-twice": "antetul are două coloane „{key}”",
  "cell-type":
    "„{cell}” din coloana „{column}” nu este {type<a whole number=un număr întreg|a finite number=un număr finit|true or false=true sau false|text=text>}",
  "vector-missing": "vectorul lipsește",
  "vector-number": "numărul al {number#}-lea din vector nu este finit",
  "vector-width": "vectorul are {found|număr|numere}, iar primul din graf are {width#}",
  "vector-zero": "vectorul are lungimea 0",
  "line-kind": "linia nu este nici obiect, nici listă",
  "line-keys":
    "linia nu are nici source, relation și target, nici id: redenumește-i cheile așa sau scrie un tabel (CSV), despre ale cărui coloane vei fi întrebat",
  "items-expected": "s-au așteptat 3 elemente, s-au găsit {found#}",
  "line-not-object": "linia nu este un obiect",
  "not-json": "{what>} nu este JSON valid",
  "the-line": "linia",
  "line-no-graph": "linia nu are nici graph, nici paths",
  "not-a-list": "{item} nu este o listă",
  "item-not-triple": "{item} nu este un triplet",
  "item-not-name": "{item} conține ceva ce nu este un nume",
  "item-large": "{item} conține o valoare de {length|caracter|caractere}, prea mare (cel mult {most#})",
  "xml-attribute": "{element<node=nodul|edge=muchia|hyperedge=hipermuchia>} nu are {attribute}",
  "xml-hyperedge": "hipermuchiile nu au loc în acest fel de graf",
  "xml-doctype": "are o declarație DOCTYPE, care s-ar putea extinde fără limită: șterge-o",
  "xml-long":
    "o valoare sau o etichetă XML are mai mult de {most|caracter|caractere}: scurteaz-o, sau închide ghilimelele sau eticheta rămase deschise",
  "xml-no-tei":
    "elementul lui rădăcină este <{found}>, nu <{wanted}>: salvează textul ca TEI sau text simplu",
  "xml-root": "elementul lui rădăcină este <{found}>, nu <{wanted}>: salvează graful ca GraphML sau GEXF",
  "xml-broken":
    "linia {line#} nu este XML ({why>}): îndreapt-o acolo sau salvează fișierul din nou, dacă a fost trunchiat",
  "xml-unclosed": "elementul <{tag}> nu este închis",
  "xml-unmatched": "se închide <{tag}>, care nu este deschis",
  "xml-deep": "elementele sunt îmbricate prea adânc: salvează graful din nou ca GraphML sau GEXF",
  "label-unknown": "schema nu are eticheta „{label}”",
  "value-unfit": "{place>}: nu este un fel de valoare care se potrivește aici",
  "value-empty": "{place>}: este gol",
  "value-kind":
    "{place>}: este nevoie de {wanted<text=text|a number=un număr|true or false=true sau false|a list=o listă|an object=un obiect>}",
  "value-whole": "întregul",
  "value-whole-number": "{place>}: este nevoie de un număr întreg",
  "value-least": "{place>}: este nevoie de cel puțin {least#}",
  "value-above": "{place>}: este nevoie de mai mult de {least#}",
  "value-most": "{place>}: este nevoie de cel mult {most#}",
  "value-longest": "{place>}: este nevoie de cel mult {most|caracter|caractere}",
  "value-choice": "{place>}: este nevoie de unul dintre: {choices...}",
  "value-stray": "{place>}: nimic numit „{name}” nu are loc acolo",
  "relation-unknown": "schema nu are relația „{relation}”",
};
