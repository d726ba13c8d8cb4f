/** What the trained matcher hears in a question to one table: a column that is asked for, an end of what is measured, a value that is said in other words. */
import type { Retriever } from "../../../../models/retriever";
import type { World } from "../../../execute/world";
import { candidatesOf, YES_OR_NO, type ReadableStep } from "../../matched/asked-steps";
import { gainOf, matchSteps } from "../../matched/match-steps";
import { MOST, MOST_VALUES, POLES } from "../../matched/schema-items";
import type { Pole } from "../../pack";
import type { Token } from "../../tokens/read-tokens";
import { isMeasured, type RowColumn } from "../row-table";

/** Something heard of a column. */
export interface RowHeard<Item extends RowItem = RowItem> {
  readonly item: Item;
  /** Its share of belief among all of its list and none of them, in [0, 1]. */
  readonly p: number;
  /** How much surer, in log odds, a word makes the matcher of it. */
  readonly gain: (word: Token) => Promise<number>;
}

type RowItem = ReadableStep & { readonly column: RowColumn };
type EndItem = RowItem & { readonly pole: Pole["pole"] };
export type ValueItem = RowItem & { readonly value: string };

/** Asks the matcher, list by list, each of them once. Throws what the models throw. */
export class RowHearing {
  readonly #known = new Map<string, Promise<RowHeard | undefined>>();

  constructor(
    private readonly question: string,
    private readonly world: World,
    private readonly matcher: Retriever,
    private readonly columns: readonly RowColumn[],
  ) {}

  /** The column asked of what a name of the question says, or of the rows. */
  asked(topic?: number, among = this.columns): Promise<RowHeard | undefined> {
    return this.#best(`asked ${topic ?? ""}`, among.map(toStep), topic);
  }

  /** What is measured, and which end of it. */
  end(among: readonly RowColumn[] = this.columns.filter(isMeasured)): Promise<RowHeard<EndItem> | undefined> {
    return this.#best("end", among.flatMap(toEnds));
  }

  value(): Promise<RowHeard<ValueItem> | undefined> {
    return this.#best("value", this.columns.flatMap(toValues).slice(0, MOST));
  }

  #best<Item extends RowItem>(
    list: string,
    items: readonly Item[],
    topic?: number,
  ): Promise<RowHeard<Item> | undefined> {
    const key = `${list} ${items.map(({ words, end }) => `${words} ${end}`).join("|")}`;
    const known = this.#known.get(key) ?? this.#listen(items, topic);
    this.#known.set(key, known);
    return known as Promise<RowHeard<Item> | undefined>;
  }

  async #listen<Item extends RowItem>(
    items: readonly Item[],
    topic: number | undefined,
  ): Promise<RowHeard<Item> | undefined> {
    const { parts } = this.world;
    const about = { names: [...parts.named.keys()], ...(topic !== undefined && { topic }) };
    const candidates = await candidatesOf(items, this.world);
    const asking = [this.question, about, candidates, this.matcher, this.world] as const;
    const [top] = await matchSteps(...asking);
    return top && { item: top.asked, p: top.p, gain: (word) => gainOf(top, word, asking) };
  }
}

/** A title without what its numbers are told in. */
const titleWords = ({ name, words }: RowColumn): string => {
  const bare = name.replaceAll(/\([^)]*\)|\[[^\]]*\]/g, " ").trim();
  return bare === "" ? words : bare;
};

const ENDS = { number: "number", time: "date", hour: "date", flag: YES_OR_NO, text: "" } as const;

const toStep = (column: RowColumn): RowItem => ({
  ...{ column, words: titleWords(column), end: ENDS[column.type] },
});

const toEnds = (column: RowColumn): EndItem[] =>
  POLES[column.type === "number" ? "number" : "date"].map(({ side, end }) => ({
    ...{ column, words: titleWords(column), end, pole: side },
  }));

function toValues(column: RowColumn): ValueItem[] {
  const words = titleWords(column);
  if (column.type === "flag")
    return [
      { column, words, end: "yes", value: "yes" },
      { column, words, end: "no", value: "no", isDenied: true },
    ];
  if (isMeasured(column)) return [];
  const values = [...new Set([...column.cells.values()].flat())];
  if (values.length > MOST_VALUES) return [];
  return values.map((value) => ({ column, words: `${words} ${value}`, end: value, value }));
}
