/** What can be wrong with a model that a person installs, in Romanian. */
import type { MODEL_SENTENCES } from "../../../shared/sentences/model-sentences";

export const MODEL_SENTENCES_ROMANIAN: Readonly<Record<keyof typeof MODEL_SENTENCES, string>> = {
  "model-source-missing": "nu există un astfel de dosar sau de arhivă ZIP",
  "model-name": "numele are cel mult 64 de litere, cifre, „.”, „_” și „-”: dă-i unul cu --name",
  "model-name-taken": "există deja un model cu acest nume: elimină-l întâi sau dă-i altul cu --name",
  "model-part-missing": "nu conține {file}",
  "model-several": "conține {count|fișier|fișiere} ONNX: lasă unul singur sau numește-l model.onnx",
  "model-file-large": "{file} are mai mult de {most#} MB",
  "model-settings-broken": "{file} nu este JSON",
  "model-other-inputs":
    "primește {inputs}, iar un model de vectori primește input_ids, attention_mask și token_type_ids",
  "model-no-vectors": "ieșirea {output} nu dă numere pentru un text sau pentru părțile lui",
  "model-width-other": "vectorii lui au {width|număr|numere}, iar config.json spune {stated#}",
  "model-more-layers": "modules.json numește straturi care lipsesc din fișierul ONNX: exportă-l cu ele",
  "model-pooling-unsaid":
    "nimic nu spune cum devin unul singur vectorii părților: adaugă --pooling mean sau --pooling cls",
  "model-no-tokens": "împărțitorul lui în cuvinte nu împarte un text",
  "model-says-the-same": "dă fiecărui text același vector",
  "zip-broken": "nu este o arhivă ZIP sau este întreruptă",
  "zip-large":
    "o arhivă de peste 4 GB sau 10.000 de fișiere nu se citește: despachetează-o și numește dosarul",
  "zip-twice": "arhiva conține {name} de două ori",
  "zip-outside": "arhiva conține „{name}”, o cale care duce în afară",
  "zip-link": "arhiva conține o legătură, „{name}”",
  "zip-encrypted": "arhiva este criptată",
  "zip-method": "„{name}” este împachetat într-un fel care nu se citește: fă o arhivă ZIP obișnuită",
  "zip-bomb": "„{name}” crește la despachetare de peste o sută de ori",
  "zip-damaged": "„{name}” este stricat în arhivă",
  "template-empty": "„{template}” nu numește între acolade nicio parte a unui nod",
  "template-label": "există un șablon pentru „{label}”, iar etichetele grafului sunt {labels}",
  "template-property":
    "niciun nod nu are proprietatea „{name}” a unui șablon: pe lângă proprietăți există id, name, category, synonyms, description și text",
  "embed-into": "„{graph}” a venit cu programul: numește un graf al tău cu --into",
  "embed-file": "„{graph}” nu este un fișier de graf: importă-l întâi",
  "width-differs":
    "dă vectori de {own|număr|numere}, iar cei ai grafului „{graph}” au {width#}: calculează-i din nou",
};
