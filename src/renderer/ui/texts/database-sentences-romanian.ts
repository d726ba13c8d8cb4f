/** Why a database or a managed server cannot be used, and what to do, in Romanian. */
import type { DATABASE_SENTENCES } from "../../../shared/sentences/database-sentences";

export const DATABASE_SENTENCES_ROMANIAN: Readonly<Record<keyof typeof DATABASE_SENTENCES, string>> = {
  "host-unknown": "numele ei nu este cunoscut: verifică numele gazdei",
  "nothing-answers": "la acea adresă nu răspunde nimic: pornește serverul sau verifică portul",
  certificate:
    "certificatul ei nu este de încredere: instalează certificatul autorității ei sau folosește o adresă bolt+ssc pentru unul în care ai încredere",
  "no-tls": "acolo nu vorbește TLS: folosește bolt:// sau neo4j://",
  "bolt-version": "vorbește o limbă prea veche sau prea nouă: este nevoie de Neo4j 5.23 sau mai nou",
  "neo4j-version": "este Neo4j {found}; este nevoie de {oldest} sau mai nou",
  "not-neo4j": "ce răspunde acolo nu este un server Neo4j",
  silent: "nu răspunde: poate fi oprită sau supraîncărcată, încearcă din nou sau repornește-o",
  login: "nu acceptă numele utilizatorului și parola",
  "login-paused": "după prea multe parole greșite refuză o vreme autentificările: așteaptă câteva secunde",
  "password-expired":
    "parola utilizatorului a expirat: schimb-o în cypher-shell sau în Neo4j Browser, apoi scrie-o aici pe cea nouă",
  "no-permission": "utilizatorul nu are voie să facă asta acolo sau autentificarea a expirat",
  "database-read-only": "baza de date poate fi doar citită: proprietarul ei nu lasă pe nimeni să scrie acolo",
  "no-database": "nu are o astfel de bază de date sau baza de date nu este pornită",
  "reading-only": "i s-a cerut să scrie unde este voie doar să se citească",
  "query-long": "interogarea a durat prea mult și a fost oprită",
  "query-memory": "interogarea cere mai multă memorie decât are serverul",
  "index-missing": "lipsește un index venit odată cu graful: transferă-l din nou cu --replace",
  "cannot-write-more":
    "nu mai poate scrie, de cele mai multe ori fiindcă discul ei este plin: fă loc, apoi repornește-o",
  "broken-connection": "legătura s-a rupt: serverul s-a oprit sau nu răspunde",
  "no-password": "parola ei nu este cunoscută: mai scrie-o o dată",
  "no-address": "aceasta nu este o adresă de forma {form}",
  "server-idle": "serverul Neo4j „{name}” de pe acest calculator nu rulează: pornește-l",
  "no-login":
    "nu se cunoaște nicio autentificare pentru ea: setează DRAGOMAN_NEO4J_USER și DRAGOMAN_NEO4J_PASSWORD",
  "password-in-neo4j-address":
    "utilizatorul și parola nu au ce căuta într-o adresă: setează DRAGOMAN_NEO4J_USER și DRAGOMAN_NEO4J_PASSWORD",
  "not-brought-with-vectors": "doar un graf dus acolo cu vectori poate avea indexul",
  "not-of-this-machine": "doar un graf de pe acest calculator poate fi dus acolo",
  "index-not-built": "indexul ei de vectori nu a putut fi construit: vezi jurnalul serverului",
  "no-neo4j-database": "„{name}” nu este o bază de date Neo4j",
  "not-writable": "în „{name}” nu este voie să se scrie: permite întâi asta în conexiune",
  "no-graph-in-neo4j": "„{graph}” nu este un graf din Neo4j: conectează-te la unul în panoul Conexiuni",
  "name-in-neo4j": "{name} nu poate fi un nume în Neo4j",
  "graph-changed": "graful ei s-a schimbat de când a fost deschis: deschide-l din nou",
  "brought-otherwise":
    "graful din ea a fost adus de altă versiune a programului Dragoman: transferă-l din nou",
  "transfer-broken-off":
    "un transfer în ea a fost întrerupt: rulează din nou același export, continuă de unde s-a oprit",
  "numbered-beyond":
    "baza de date își numerotează nodurile sau muchiile peste cât încape aici ({handle#}): transferă graful în schimb",
  "numbered-beyond-graph":
    "își numerotează nodurile sau muchiile peste cât încape într-un graf de aici ({number#})",
  "foreign-nodes": "conține noduri pe care nu le-a adus Dragoman: numește o bază de date goală",
  "nothing-wanted": "niciun nod al ei nu este cerut sau este goală",
  "no-wanted-relation": "niciuna dintre relațiile cerute nu este în ea",
  "no-wanted-label": "niciuna dintre etichetele cerute nu este în ea",
  "changed-meanwhile": "s-a schimbat între timp: ia-o din nou",
  "server-disk-full": "discul este plin: fă loc și pornește-l din nou",
  "no-java": "nu s-a găsit Java {oldest#} sau mai nou: instalează-l sau numește dosarul lui în DRAGOMAN_JAVA",
  "no-port": "niciun port nu este liber",
  "wrong-checksum": "{file} de la {repository} are suma de control greșită",
  "repository-unreachable": "{repository} nu răspunde ({why})",
  "repository-refuses": "{repository} nu dă {file} ({status#})",
  "download-broke-off":
    "{file} de la {repository} s-a întrerupt de {times#} ori: încearcă din nou, ce a venit se păstrează",
  "server-did-not-start": "nu a pornit ({why}; jurnalele lui sunt în {folder})",
};
