/** What can go wrong, in Romanian; a reason that is none of the engine's own sentences stays in its words. */
import type { CypherRefusal } from "../../../shared/cypher";
import type { Failure } from "../../../shared/failure";
import { formatPluralRo } from "../../../shared/languages/counts";
import type { FAILURES_ENGLISH } from "./failures-english";
import { SENTENCES_ROMANIAN } from "./sentences-romanian";

const { said } = SENTENCES_ROMANIAN;

export const FAILURES_ROMANIAN: typeof FAILURES_ENGLISH = { failure: explain };

function explain(failure: Failure): string {
  switch (failure.kind) {
    case "graph-missing":
      return `Nu există niciun graf cu numele „${failure.graph}”: alege unul din listă sau importă un fișier.`;
    case "graph-unreadable":
      return `Graful „${failure.graph}” nu poate fi deschis (${said(failure.reason)}).`;
    case "recipe-missing":
      return `Nu există nicio rețetă cu numele „${failure.recipe}”: „dragoman recipes” le arată pe cele care există.`;
    case "recipe-invalid":
      return `Rețeta „${failure.recipe}” nu este validă: ${said(failure.reason)}.`;
    case "model-missing":
      return `Modelul „${failure.model}” nu este instalat: „dragoman models” le arată pe cele instalate.`;
    case "model-unusable":
      return `Modelul „${failure.model}” nu poate fi folosit: ${said(failure.reason)}.`;
    case "no-vectors":
      return `Graful „${failure.graph}” nu are vectori: importă-l din nou cu vectori (sau „dragoman embed”) ori alege o rețetă care merge după nume și relații, cum e d-rag.`;
    case "no-seeds":
      return `Nimic din graf nu se potrivește cu „${failure.question}” (${said(failure.tried)}): numește în întrebare o entitate din graf.`;
    case "import-failed":
      return `„${failure.file}” nu a fost importat: ${said(failure.reason)}. Niciun graf nu a fost schimbat.`;
    case "file-refused":
      return `„${failure.file}” nu poate fi folosit: ${said(failure.reason)}.`;
    case "rejects-many":
      return `${String(failure.rejected)} din ${formatPluralRo(failure.all, "rând sau element", "rânduri și elemente")} nu pot fi folosite: importă-le pe celelalte fără ele sau mergi înapoi și uită-te la fișiere. Niciun graf nu a fost schimbat.`;
    case "export-failed":
      return `„${failure.file}” nu a fost scris: ${said(failure.reason)}.`;
    case "record-unreadable":
      return `„${failure.file}” din dosarul Dragoman nu poate fi citit: ${said(failure.reason)}.`;
    case "record-damaged":
      return `„${failure.file}” este deteriorat: a fost pus deoparte ca „${failure.aside}”, iar locul lui îl ia unul gol.`;
    case "database-failed":
      return `Baza de date de la „${failure.address}” nu poate fi folosită: ${said(failure.reason)}.`;
    case "server-failed":
      return `Neo4j pentru graful „${failure.graph}” nu poate fi folosit: ${said(failure.reason)}.`;
    case "query-refused":
      return `Nu s-a rulat: ${refusal(failure.because, failure.what)}.`;
    case "query-wrong":
      return failure.line === 0
        ? `Interogarea a eșuat: ${said(failure.reason)}.`
        : `Linia ${String(failure.line)}, coloana ${String(failure.column)}: ${said(failure.reason)}.`;
    case "query-ended":
      return `Interogarea a durat mai mult de ${String(failure.seconds)} s și a fost oprită: restrânge-o sau dă-i mai mult timp.`;
    case "invalid-request":
      return `Cererea nu este validă: ${said(failure.reason)}.`;
    case "run-forgotten":
      return `Rularea „${failure.run}” nu mai este în memorie: pune întrebarea din nou.`;
    case "graph-replaced":
      return `Graful „${failure.graph}” a fost înlocuit după această rulare: pune întrebarea din nou.`;
    case "cancelled":
      return "Oprit.";
    case "engine-lost":
      return `Motorul s-a oprit (${said(failure.reason)}) și a fost pornit din nou: mai întreabă o dată.`;
    case "engine-unreachable":
      return "Motorul nu răspunde: legătura se încearcă singură, iar apoi poți întreba încă o dată.";
    case "unexpected":
      return `S-a întâmplat ceva neașteptat: ${said(failure.reason)}.`;
  }
}

function refusal(because: CypherRefusal, what: string): string {
  switch (because) {
    case "writes":
      return "ar schimba graful, iar consola aceasta doar citește";
    case "schema":
      return "ar schimba indecși, constrângeri sau setări, iar consola aceasta doar citește";
    case "administration":
      return "este o comandă pentru întregul server, iar consola aceasta doar citește un graf";
    case "procedure":
      return `procedura ${what} poate face mai mult decât să citească acest graf`;
    case "function":
      return `funcția ${what} poate face mai mult decât să citească acest graf`;
    case "load-csv":
      return "LOAD CSV citește fișiere și adrese din afara grafului";
    case "escapes":
      return "secvențele \\u… pot ascunde ce face: scrie chiar literele";
    case "terminates":
      return "ar opri munca altora";
    case "transactions":
      return "CALL … IN TRANSACTIONS este pentru scriere: șterge IN TRANSACTIONS";
    case "profile":
      return "PROFILE nu poate fi verificat înainte: scrie EXPLAIN sau nimic";
    case "unknown":
      return "baza de date nu spune că interogarea doar citește";
  }
}
