/** What can be wrong with a server of language models, in Romanian. */
import type { LANGUAGE_MODEL_SENTENCES } from "../../../shared/sentences/language-model-sentences";

export const LANGUAGE_MODEL_SENTENCES_ROMANIAN: Readonly<
  Record<keyof typeof LANGUAGE_MODEL_SENTENCES, string>
> = {
  "server-address": "„{address}” nu este o adresă http:// sau https:// fără nume de utilizator",
  "server-foreign":
    "{host} nu este acest calculator, iar ce se întreabă ar fi trimis acolo: permite o dată acel server, apoi încearcă din nou",
  "server-key-open": "o cheie nu se trimite la {host} fără https",
  "server-silent": "nu răspunde nimic la {host} ({why})",
  "server-slow": "{host} a avut nevoie de mai mult de {seconds#} s",
  "server-redirects": "{host} trimite întrebarea în altă parte, unde nu este urmată",
  "server-refuses-key": "{host} nu acceptă cheia",
  "server-lacks-model": "{host} nu îl are",
  "server-status": "{host} răspunde cu starea {status#}",
  "server-unreadable": "{host} răspunde ceva ce nu se poate citi",
  "model-stopped":
    "{why>}; {done#} din {all#} bucăți sunt citite și păstrate: construiește din nou pentru a continua",
  "server-long": "{host} răspunde mai mult de {most#} octeți",
};
