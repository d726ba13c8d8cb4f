/** "Where" asks for a place: in a graph that tells none, whatever the stages behind would find is something else. */
import { isContent, marked } from "../../understand/question-parts";
import { tellsPlace } from "../relation-meaning";
import { Unread, type World } from "../world";

/** Throws Unread where "where" is asked of a graph in which no relation and no kind tells a place. */
export function checkPlace({ parts, facts }: Pick<World, "parts" | "facts">): void {
  const [first, second] = parts.tokens;
  // "From where", but not "films where".
  const where = [first, first && !isContent(first) ? second : undefined].find((one) => marked(one, "where"));
  if (!where) return;
  if (![...facts.relations, ...facts.labels].some(tellsPlace)) throw new Unread([where], "way");
}
