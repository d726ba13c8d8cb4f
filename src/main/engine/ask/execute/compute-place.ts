/** "Where is A", without any other word: what the relations that place things lead to, and nothing else. */
import { fold } from "../../../../shared/fold";
import { isContent, marked } from "../understand/question-parts";
import { edgesBetween, pathWords, walkAll } from "./relation-path";
import { Unread, type Computed, type World } from "./world";

/** Words of relations that say where a thing is, as their beginnings: it may be born or travel elsewhere. */
const PLACES = /^(?:locat|situat|live|lives|resid|headquart|based|lies|part$|found$|locuies|afl|situ)/;

/** Where the one thing named is; undefined where more is asked. Throws Unread where no relation tells it. */
export async function computePlace({ parts, facts, ports }: World): Promise<Computed | undefined> {
  const { tokens, named, form } = parts;
  const where = tokens.find((token) => marked(token, "where"));
  if (!where || form !== "list" || named.length !== 1 || tokens.some(isContent)) return undefined;
  const from = Int32Array.from(named[0]!.nodes);
  const steps = facts.relations
    .filter(({ words }) =>
      fold(words)
        .split(" ")
        .some((word) => PLACES.test(word)),
    )
    .map(({ handle }) => ({ relation: handle, backward: false }));
  const answers = new Set<number>();
  const edges: number[] = [];
  const used = [];
  for (const step of steps) {
    const { nodes } = await walkAll(ports.store, from, [step], facts, ports.signal);
    if (nodes.length === 0) continue;
    used.push(step);
    nodes.forEach((node) => answers.add(node));
    edges.push(...(await edgesBetween(ports.store, from, [step], new Set(nodes), facts, ports.signal)));
  }
  if (used.length === 0) throw new Unread([where], "way");
  const of = used.map((step) => pathWords([step], facts)).join(", ");
  return {
    ...{ form: "list", complete: true, answers: [...answers], edges, said: [], constraints: [] },
    operations: [{ operation: "follow", of, left: answers.size }],
  };
}
