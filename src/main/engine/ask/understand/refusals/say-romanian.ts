/** Questions that a graph can be asked, in Romanian: by what its relations are called; whoever offers one tries it first. */
import { fold } from "../../../../../shared/fold";
import type { Told } from "./say-english";
import { genitiveOf, sayingOf, type Saying } from "./say-romanian-words";

/** What is asked alike from both ends. */
function bothWays(asked: string): Saying {
  return { along: asked, against: asked };
}

const STARRING: Saying = { along: "Cine joacă în {}?", against: "În ce filme joacă {}?" };
const SPEAKING: Saying = { along: "Cu cine vorbește {}?", against: "Cine vorbește cu {}?" };

const SAYINGS: Readonly<Record<string, Saying>> = {
  "directed by": { along: "Cine a regizat {}?", against: "Ce filme a regizat {}?" },
  "written by": { along: "Cine a scris {}?", against: "Ce a scris {}?" },
  "starred actors": STARRING,
  starring: STARRING,
  "acted in": { along: "În ce filme joacă {}?", against: "Cine joacă în {}?" },
  "release year": { along: "În ce an a apărut {}?", against: "Ce filme au apărut în {}?" },
  "has genre": { along: "Ce gen are {}?", against: "Ce filme au genul {}?" },
  "in language": { along: "În ce limbă este {}?", against: "Ce filme sunt în limba {}?" },
  "appears in": { along: "În ce capitole apare {}?", against: "Cine apare în {}?" },
  "co occurs with": bothWays("Cu cine apare {}?"),
  "interacts with": { along: "Cu cine interacționează {}?", against: "Cine interacționează cu {}?" },
  "talks to": SPEAKING,
  "speaks with": SPEAKING,
  "speaks to": SPEAKING,
  loves: { along: "Pe cine iubește {}?", against: "Cine iubește pe {}?" },
  hates: { along: "Pe cine urăște {}?", against: "Cine urăște pe {}?" },
  helps: { along: "Pe cine ajută {}?", against: "Cine ajută pe {}?" },
  kills: { along: "Pe cine ucide {}?", against: "Cine ucide pe {}?" },
  meets: { along: "Pe cine cunoaște {}?", against: "Cine cunoaște pe {}?" },
  owns: { along: "Ce deține {}?", against: "Cine deține {}?" },
  "married to": bothWays("Cu cine este căsătorit {}?"),
  "parent of": { along: "Ai cui părinte este {}?", against: "Cine este părintele lui {}?" },
  "child of": { along: "Cine este părintele lui {}?", against: "Cine este copilul lui {}?" },
  "lives in": { along: "Unde locuiește {}?", against: "Cine locuiește în {}?" },
  "born in": { along: "Unde s-a născut {}?", against: "Cine s-a născut în {}?" },
  "located in": { along: "Unde se află {}?", against: "Ce se află în {}?" },
  "works for": { along: "Pentru cine lucrează {}?", against: "Cine lucrează pentru {}?" },
  "travels to": { along: "Unde călătorește {}?", against: "Cine călătorește în {}?" },
  treats: { along: "Ce tratează {}?", against: "Ce tratează {}?" },
  causes: { along: "Ce cauzează {}?", against: "Ce cauzează {}?" },
  "decreases activity of": { along: "Ce activitate scade {}?", against: "Ce scade activitatea {}?" },
  "aparține lui": { along: "Cui îi aparține {}?", against: "Ce îi aparține lui {}?" },
  "aparține de": { along: "De ce aparține {}?", against: "Ce aparține de {}?" },
  "increases activity of": { along: "Ce activitate crește {}?", against: "Ce crește activitatea {}?" },
};

/** The question along a relation of these words, or against it; undefined where Romanian has no words for it here. */
export function askedInRomanian(told: Told, name: string): string | undefined {
  const saying = SAYINGS[fold(told.words)] ?? SAYINGS[told.words] ?? sayingOf(told);
  return (told.backward ? saying.against : saying.along)
    ?.replace("{}", () => `„${name}”`)
    .replace("{al}", () => genitiveOf(name));
}

const MECHANISM = /^How does (.{1,200}) work against (.{1,200})\?$/u;

/** "How does A work against B?" in Romanian; undefined for any other question. */
export function mechanismInRomanian(question: string): string | undefined {
  const found = MECHANISM.exec(question);
  if (!found) return undefined;
  const [from, to] = found.slice(1).map((name) => name.replace(/^“(.*)”$/u, "„$1”"));
  return `Cum acționează ${from!} împotriva ${to!}?`;
}
