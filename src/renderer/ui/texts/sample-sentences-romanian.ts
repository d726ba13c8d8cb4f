/** What the sample graphs and the recipes that come with the product say of themselves, in Romanian. */
import type { SAMPLE_SENTENCES } from "../../../shared/sentences/sample-sentences";

export const SAMPLE_SENTENCES_ROMANIAN: Readonly<Record<keyof typeof SAMPLE_SENTENCES, string>> = {
  "drugs-title": "Medicamente: cum acționează (DrugMechDB)",
  drugs:
    "Mecanisme de acțiune verificate: fiecare cale duce de la un medicament, peste proteine și procese, la o boală pe care o tratează. Reuniunea a 3.877 de căi.",
  "films-title": "Filme (MetaQA)",
  films: "16.000 de filme cu regizori, scenariști, actori, genuri, ani, limbi și etichete.",
  "les-miserables-title": "Mizerabilii, capitol cu capitol",
  "les-miserables":
    "Cine pe cine întâlnește în romanul lui Victor Hugo: 181 de personaje și capitolele în ordinea lor. Întreabă ce leagă două dintre ele până la un capitol.",
  "mara-title": "Mara, roman de Ioan Slavici",
  mara: "Romanul din 1906, citit cu rețeta „rolit”: personajele și locurile lui, cine cu cine este în ce capitol, fiecare muchie cu pasajul ei.",
  biomedical:
    "Maximizează, peste un subgraf conex, premiile α·asemănare + β·sămânță și γ·relevanța relațiilor, minus λ·costul muchiilor.",
  "d-rag":
    "Un retriever antrenat crede în căi de relații de la ce numește întrebarea; fiecare muchie primește o probabilitate, cele mai probabile merg mai departe, iar ce le leagă răspunde.",
  "g-retriever":
    "Rangurile după cosinus devin premii, iar un arbore Steiner le leagă (arXiv 2402.07630, setările pentru WebQSP). Lucrarea primește graful candidat odată cu întrebarea; aici semințele găsite după vectori, text și nume se extind cu doi pași.",
  "path-match-title": "Potrivirea căilor",
  "path-match":
    "Căi de relații de cel mult trei pași de la entitățile numite în întrebare, potrivite cu cuvintele ei de modelul de vectori; capetele celei mai bune căi sunt răspunsurile. Fără antrenare.",
};
