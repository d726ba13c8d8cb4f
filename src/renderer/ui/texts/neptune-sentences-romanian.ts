/** Why Neptune cannot be used, and what to do, in Romanian. */
import type { NEPTUNE_SENTENCES } from "../../../shared/sentences/neptune-sentences";

export const NEPTUNE_SENTENCES_ROMANIAN: Readonly<Record<keyof typeof NEPTUNE_SENTENCES, string>> = {
  "neptune-host":
    "numele ei nu este cunoscut: verifică numele gazdei și dacă acest calculator ajunge la VPC-ul ei",
  "neptune-nothing": "la acea adresă nu răspunde nimic: verifică portul, tunelul și grupul de securitate",
  "neptune-unreachable": "nu se poate ajunge la ea: verifică tunelul sau VPN-ul către VPC-ul ei",
  "neptune-certificate":
    "certificatul ei nu este de încredere: folosește numele de pe certificat sau pune în NODE_EXTRA_CA_CERTS fișierul autorității ei",
  "neptune-no-tls": "acolo nu vorbește TLS: verifică portul",
  "neptune-keys-expired": "cheile au expirat: autentifică-te din nou, de pildă cu „aws sso login”",
  "neptune-no-keys":
    "nu s-au găsit chei AWS valabile: autentifică-te, numește un profil în adresă sau setează AWS_ACCESS_KEY_ID și AWS_SECRET_ACCESS_KEY",
  "neptune-signature": "nu acceptă semnătura: verifică cheia secretă și regiunea",
  "neptune-unsigned": "primește doar cereri semnate și nu a găsit nicio semnătură",
  "neptune-role":
    "utilizatorul sau rolul nu are voie să facă asta acolo: are nevoie de neptune-db:connect și neptune-db:ReadDataViaQuery",
  "neptune-memory":
    "interogarea cere mai multă memorie decât are serverul: micșorează pașii sau limita de grad",
  "neptune-time":
    "interogarea a durat mai mult decât permite serverul: micșorează pașii sau mărește neptune_query_timeout",
  "neptune-conflict": "alții schimbau mereu aceleași noduri: încearcă din nou",
  "neptune-query-large": "interogarea este mai mare decât primește serverul",
  "neptune-cancelled": "cineva a oprit interogarea în server",
  "neptune-not-understood": "nu înțelege interogarea: motorul ei poate fi mai vechi de 1.2.1",
  "neptune-busy": "este prea ocupată și a refuzat interogarea de mai multe ori: încearcă mai târziu",
  "neptune-forbidden": "utilizatorul sau rolul nu are voie să facă asta acolo",
  "neptune-no-endpoint": "la acea adresă nu este niciun punct de acces openCypher",
  "neptune-between": "ceva dintre acest calculator și server a eșuat: încearcă mai târziu",
  "neptune-gave-up": "ceva dintre acest calculator și server a renunțat să mai aștepte: încearcă mai târziu",
  "neptune-late": "nu a răspuns la timp: poate fi oprită, supraîncărcată sau de neatins",
  "neptune-answer-large":
    "răspunsul ei este mai mare decât ar trebui să țină acest calculator: micșorează pașii sau limita de grad",
  "neptune-broke": "legătura s-a rupt înainte ca răspunsul să fie întreg: încearcă din nou",
  "neptune-refused": "a refuzat interogarea ({status#})",
  "neptune-clock": "refuză ora semnăturii: potrivește ceasul acestui calculator",
  "neptune-clock-off":
    "ceasul acestui calculator este cu {minutes|minut|minute} {direction<behind=în urma|ahead of=înaintea>} celui al serverului: potrivește-l, semnăturile țin cinci",
  "neptune-other-export":
    "graful din ea a fost exportat de altă versiune a programului Dragoman: exportă-l și încarcă-l din nou",
  "neptune-vectors-missing": "lipsesc din ea noduri ale grafului exportat: încarcă din nou fișierele lui",
  "neptune-keys-in-address": "cheile nu au ce căuta într-o adresă: le țin profilurile și mediul AWS",
  "neptune-tls-needed": "doar o adresă de pe acest calculator poate fi fără TLS",
  "neptune-answer-foreign": "răspunsul ei nu este al lui Neptune",
  "loader-analytics":
    "Neptune Analytics nu are încărcător în masă: importă fișierele acolo cu propria sarcină de import",
  "loader-denied":
    "rolul nu are voie să citească bucketul: îi trebuie s3:GetObject și s3:ListBucket acolo și trebuie să fie unul dintre rolurile clusterului",
  "loader-unread": "nu poate citi fișierele: verifică bucketul, regiunea și punctul VPC-ului pentru S3",
  "loader-cancelled": "cineva a oprit încărcarea în server; ce s-a încărcat înainte rămâne",
  "loader-row": "rândul {row#} din {file} a fost refuzat ({why}): ce s-a încărcat înainte rămâne",
  "loader-ended": "încărcarea s-a încheiat ca {status}; ce s-a încărcat înainte rămâne",
  "loader-source": "„{source}” nu este un loc în S3: scrie s3://BUCKET/PREFIX",
  "loader-artifacts":
    "încărcătorul lui Neptune citește fișiere din S3: „artifacts” trebuie să fie s3://BUCKET/PREFIX acolo unde există „store”",
  "loader-counts":
    "încărcarea s-a încheiat, dar acolo sunt {nodes#} noduri și {edges#} muchii în loc de {wantedNodes#} și {wantedEdges#}: golește acel spațiu de nume și rulează din nou",
  "loader-occupied":
    "sub acel spațiu de nume sunt {nodes#} noduri ale altui graf: alege unul propriu sau golește-l",
  "neptune-answer-short": "răspunsul ei s-a întrerupt la mijloc: interogarea a eșuat în server",
};
