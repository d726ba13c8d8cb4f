import type { BIOMEDICAL_SENTENCES } from "../../../shared/sentences/biomedical-sentences";

/** The same sentences in Romanian, with the same holes. */
export const BIOMEDICAL_SENTENCES_ROMANIAN: Readonly<Record<keyof typeof BIOMEDICAL_SENTENCES, string>> = {
  "schema-id-pattern": "id-ul „{id}” nu are forma pe care schema o cere pentru „{label}”",
  "schema-required": "„{id}” nu are {property}, cerut de schemă pentru „{label}”",
  "schema-most":
    "schema permite cel mult {most|muchie|muchii} „{relation}” {end<from=dinspre|to=spre>} un nod, pe care „{id}” le are deja",
  "schema-least":
    "schema cere cel puțin {least|muchie|muchii} „{relation}” {end<from=dinspre|to=spre>} fiecare nod, iar „{id}” are {found#}",
  "schema-loop": "schema interzice „{relation}” de la „{id}” la el însuși",
  "curie-unknown":
    "înaintea lui „{id}” nu stă un prefix cunoscut de Biolink: scrie id-urile ca PREFIX:ID, de exemplu MESH:D000068877",
  "curie-rewritten": "„{id}” a fost scris „{kept}”",
  "category-unknown": "Biolink nu are categoria „{label}”",
  "predicate-unknown": "Biolink nu are un predicat pentru „{relation}”",
  "predicate-read":
    "relația „{relation}” de la „{from}” la „{to}” este citită ca „{predicate}” din Biolink ({share}); numele ei rămâne",
  "categories-exclusive": "nimic nu este și „{one}”, și „{other}”, cum se spune despre „{id}”",
  "domain-outside": "Biolink are „{relation}” doar dinspre „{wanted}”, iar „{id}” este „{found}”",
  "range-outside": "Biolink are „{relation}” doar spre „{wanted}”, iar „{id}” este „{found}”",
  "kgx-part": "nu are {part<id=id|category=categorie|subject=subiect|predicate=predicat|object=obiect>}",
  "licence-forbids": "licența, {licence}, nu permite transmiterea mai departe",
  "licence-unknown": "nu numește o licență, deci nu poate fi transmis mai departe",
  "end-unlisted": "niciun tabel de noduri nu conține „{id}”",
  "edge-merged": "aceeași muchie stă în alt tabel, care spune mai mult despre ea",
  "annotation-unknown": "„{name}” nu este un aspect sau un calificativ din HPO",
  "metaedge-unknown": "„{name}” nu este un fel de muchie din Hetionet",
  "salience-place": "trebuie să stea lângă rețeta lui și să se numească NUME.salience.json",
  "salience-missing": "nu există un asemenea tabel lângă rețetă",
  "yaml-wrong": "YAML-ul nu poate fi citit ({why})",
  "mechanism-shape": "nu este un mecanism DrugMechDB: {what} lipsește sau nu este ce ar trebui",
  "biomedical-unknown":
    "nu este una dintre sursele biomedicale cunoscute: importă-l separat sau numește coloanele cu --map și --format triples",
};
