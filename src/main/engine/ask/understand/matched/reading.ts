/** What both ways to read by the matcher are handed. */
import type { UnderstandParams } from "../../../../../shared/stages/understand";
import { message, type Message } from "../../../../../shared/sentences/sentences";
import type { Retriever } from "../../../models/retriever";
import type { Unread, World } from "../../execute/world";

export interface Reading {
  readonly question: string;
  readonly unread: Unread;
  readonly world: World;
  readonly params: UnderstandParams;
  readonly matcher: Retriever;
}

/** That words were read as what the graph calls so. */
export const readAs = ({ words }: Unread, relation: string): Message =>
  message("matched", { words: words.map(({ text }) => text).join(" "), relation });
