/** What every computation over a question's parts is handed. */
import type { Message } from "../../../../shared/sentences/sentences";
import type { Form } from "../../../../shared/stages/forms";
import type {
  Constraint,
  GroupNumber,
  Operation,
  Outcome,
  QuestionSpan,
} from "../../../../shared/understanding";
import type { Ports } from "../stage";
import type { Named } from "../understand/find-mentions";
import type { LanguagePack } from "../understand/pack";
import type { KindRead } from "../understand/kinds/read-kind";
import type { Bound, Condition } from "../understand/question-parts";
import type { Token } from "../understand/tokens/read-tokens";
import type { Goal } from "./choose-path";
import type { GraphFacts } from "./graph-facts";
import type { WordFit } from "./word-fit";

/** A question taken apart. */
export interface Parts {
  readonly pack: LanguagePack;
  readonly form: Form;
  readonly tokens: readonly Token[];
  readonly named: readonly Named[];
  readonly kind: KindRead | undefined;
  readonly conditions: readonly Condition[];
  readonly bounds: readonly Bound[];
  /** Values of properties that are not said of what is asked for. */
  readonly stray: readonly QuestionSpan[];
  /** How many of the utmost are asked for, where a number of them is told. */
  readonly limit?: number;
  /** Which of them by its place is asked for, where one is told: 2 of "the second heaviest". */
  readonly nth?: number;
  /** Only a part of the text asks; the rest tells a story around it. */
  readonly isCut: boolean;
  /** It names a way from one thing, role by role, and says nothing else. */
  readonly isRoleChain: boolean;
}

export interface World {
  readonly parts: Parts;
  readonly facts: GraphFacts;
  readonly fit: WordFit;
  readonly closedWorld: boolean;
  /** The measure that is meant by words that the rules do not know, by its name, where something else tells it. */
  readonly meant?: string;
  readonly ports: Pick<Ports, "store" | "signal" | "embedder">;
}

/** The kind of thing asked for; anything where the question names none. */
export function goalOf({ parts }: World): Goal {
  return parts.kind?.goal ?? { labels: [] };
}

/** Whether a kind tells some things from others: a noun of a graph that has no kinds does not. */
export const isSharp = ({ labels, last, within = [] }: Goal): boolean =>
  labels.length > 0 || last !== undefined || within.length > 0;

/** How often the part that asks names something: of several names, and of one named again, all that is said holds, and only sets can tell. */
export function namesRead({ parts }: World): number {
  return parts.tokens.filter(({ name }) => name !== undefined).length;
}

/** What a computation found; `refused` stands in for all else. */
export interface Computed {
  readonly form: Form;
  readonly value?: number | boolean;
  readonly groups?: readonly GroupNumber[];
  /** What stands in a table's column, where that is asked for; `answers` are then the rows it stands in. Or the words of a text that answer; `answers` are whom they name. */
  readonly values?: readonly string[];
  /** Where a text says it. */
  readonly passage?: Outcome["passage"];
  readonly complete: boolean;
  /** Node handles, best first. */
  readonly answers: readonly number[];
  /** Edge handles it rests on. */
  readonly edges: readonly number[];
  /** What a negation took away: nodes, and the edges that say why; `byAbsence` where no edge speaks for the answers. */
  readonly leftOut?: {
    readonly nodes: readonly number[];
    readonly edges: readonly number[];
    readonly byAbsence: boolean;
  };
  /** What is said of it, first to last. */
  readonly said: readonly Message[];
  readonly operations: readonly Operation[];
  readonly constraints: readonly Constraint[];
}

/** Words that nothing in the graph answers to; thrown where a computation comes upon them, and told as a refusal. */
export class Unread extends Error {
  constructor(
    readonly words: readonly Pick<Token, "text" | "start" | "end">[],
    readonly why: "words" | "measure" | "way" | "name" = "words",
    /** What is said instead of the sentence for its reason. */
    readonly sentence?: Message,
  ) {
    super(words.map(({ text }) => text).join(", "));
  }
}

/** For a promise's catch: nothing where words mean nothing; other errors go on. */
export function unlessUnread(thrown: unknown): undefined {
  if (!(thrown instanceof Unread)) throw thrown;
}

/** The same, where what is left is to be told. */
export function asUnread(thrown: unknown): Unread {
  if (!(thrown instanceof Unread)) throw thrown;
  return thrown;
}

/** Another way where words mean nothing by the first: for a promise's catch; other errors go on. */
export function orElse<T>(other: () => Promise<T>): (thrown: unknown) => Promise<T> {
  return (thrown) => {
    if (!(thrown instanceof Unread)) throw thrown;
    return other();
  };
}
