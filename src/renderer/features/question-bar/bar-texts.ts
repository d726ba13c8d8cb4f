/** The words of the bar on top and of what can be done in it. */
import { spoken } from "../../ui/language";

const BAR_ENGLISH = {
  label: "Question",
  graph: "Graph",
  recipe: "Recipe",
  noGraph: "Pick a graph…",
  question: "Question",
  placeholder: "Ask a question of the graph…",
  placeholderNoGraph: "Pick a graph first",
  examples: "Example questions",
  ask: "Ask",
  askHint: "Ask (Ctrl + Enter)",
  cancel: "Cancel",
  importGraph: "Import a graph",
  palette: "Find a command (Ctrl + K)",
  undo: "Undo (Ctrl + Z)",
  redo: "Redo (Ctrl + Shift + Z)",
  menu: "Menu",
  theme: { system: "Theme: like the system", light: "Theme: light", dark: "Theme: dark" },
  product: "Dragoman",
  home: "To your graphs",
};

const QUESTION_ACTION_ENGLISH = {
  ask: "Ask the question",
  cancel: "Cancel the question under way",
  write: "Write a question",
  undo: "Undo",
  redo: "Redo",
  reconnect: "Try the engine again",
  restartEngine: "End the engine that does not answer, and start another",
  takeRecipe: (title: string) => `Recipe: ${title}`,
  openGraph: (title: string) => `Open graph: ${title}`,
  closeGraph: "Back to the first page",
};

const BAR_ROMANIAN: typeof BAR_ENGLISH = {
  label: "Întrebare",
  graph: "Graf",
  recipe: "Rețetă",
  noGraph: "Alege un graf…",
  question: "Întrebare",
  placeholder: "Pune grafului o întrebare…",
  placeholderNoGraph: "Alege întâi un graf",
  examples: "Întrebări de exemplu",
  ask: "Întreabă",
  askHint: "Întreabă (Ctrl + Enter)",
  cancel: "Oprește",
  importGraph: "Importă un graf",
  palette: "Găsește o comandă (Ctrl + K)",
  undo: "Anulează (Ctrl + Z)",
  redo: "Refă (Ctrl + Shift + Z)",
  menu: "Meniu",
  theme: { system: "Tema: ca sistemul", light: "Tema: luminoasă", dark: "Tema: întunecată" },
  product: "Dragoman",
  home: "La grafurile tale",
};

const QUESTION_ACTION_ROMANIAN: typeof QUESTION_ACTION_ENGLISH = {
  ask: "Pune întrebarea",
  cancel: "Oprește întrebarea în curs",
  write: "Scrie o întrebare",
  undo: "Anulează ultimul pas",
  redo: "Refă pasul anulat",
  reconnect: "Încearcă din nou motorul",
  restartEngine: "Închide motorul care nu răspunde și pornește altul",
  takeRecipe: (title) => `Rețeta: ${title}`,
  openGraph: (title) => `Deschide graful: ${title}`,
  closeGraph: "Înapoi la prima pagină",
};

export const BAR_TEXTS = spoken({ en: BAR_ENGLISH, ro: BAR_ROMANIAN });
export const QUESTION_ACTION_TEXTS = spoken({ en: QUESTION_ACTION_ENGLISH, ro: QUESTION_ACTION_ROMANIAN });
