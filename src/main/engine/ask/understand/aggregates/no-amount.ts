/** Numbers that cannot be made, with what is said of them. */
import { attributesOf, isAmount } from "../../execute/aggregates/attributes";
import type { GraphFacts } from "../../execute/graph-facts";
import { Unread } from "../../execute/world";
import { message } from "../../../../../shared/sentences/sentences";
import { listNames } from "../../wording";
import type { Token } from "../tokens/read-tokens";

const MOST_NAMED = 8;

/** Thrown where what is to be added or averaged is no amount: with facts those that there are, with a measure the one that is none. */
export class NoAmount extends Unread {
  constructor(words: readonly Pick<Token, "text" | "start" | "end">[], facts?: GraphFacts, measure?: string) {
    super(
      words,
      "measure",
      measure !== undefined ? message("refused-no-amount", { measure }) : amountsOf(facts),
    );
  }
}

function amountsOf(facts: GraphFacts | undefined) {
  const amounts = facts ? attributesOf(facts).filter((one) => one.isNumeric && isAmount(one)) : [];
  const names = [...new Set(amounts.map(({ property }) => property.words))];
  return names.length === 0
    ? message("refused-no-amounts")
    : message("refused-amounts", { names: listNames(names, MOST_NAMED) });
}
