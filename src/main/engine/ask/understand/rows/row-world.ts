/** A question to tables as what other parts of the engine read of one. */
import type { Named } from "../find-mentions";
import type { AskedUnnamed } from "../readings/other-readings";
import type { Token } from "../tokens/read-tokens";
import type { World } from "../../execute/world";
import type { RowAsk, RowQuestion } from "./row-question";
import type { RowReading } from "./row-reading";

export function worldOf(
  { ask, noun }: Pick<RowQuestion, "ask" | "noun">,
  { tokens, spans, fit }: RowReading,
  named: readonly Named[],
  { pack, facts, params, ports }: AskedUnnamed,
): World {
  const rows = named.filter((_, at) => spans[at]!.nodes.length > 0);
  // "Average size of …" is computed, as no other arithmetic is.
  const isOfMany = ask.as === "number" || ask.as === "groups";
  const shown = tokens.map((token): Token => {
    const { name, ...own } = token;
    const { mark, ...unmarked } = own;
    const bare = isOfMany && mark === "arithmetic" ? unmarked : own;
    const at = name === undefined ? -1 : rows.indexOf(named[name]!);
    return at < 0 ? bare : { ...bare, name: at };
  });
  const kind = noun && { tokens: [noun], goal: { labels: [] }, isWho: false };
  return {
    parts: {
      ...{ pack, form: formOf(ask), tokens: shown, named: rows, kind, conditions: [], bounds: [], stray: [] },
      ...{ isCut: false, isRoleChain: false },
    },
    ...{ facts, fit, closedWorld: params.closedWorld, ports },
  };
}

const formOf = ({ as }: RowAsk) => (as === "count" ? "count" : "list");
