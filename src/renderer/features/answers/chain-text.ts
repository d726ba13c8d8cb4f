/** What a mechanism rests on, as the heading of its card. */
import type { SaidChain } from "../../../shared/trace";
import { clipText } from "../../ui/name";
import { TEXTS } from "../../ui/texts/texts";

const LONGEST = 300;

/** The engine's sentence, without the colon that leads on to the steps where it is read aloud. */
export function chainTitle({ said }: Pick<SaidChain, "said">): string {
  return clipText(TEXTS.said(said).trim().replace(/:$/u, ""), LONGEST);
}
