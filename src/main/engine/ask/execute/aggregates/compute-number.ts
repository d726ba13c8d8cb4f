/** One number of many things: a mean, a median, a sum, the largest or smallest, a share. */
import { message, type Message } from "../../../../../shared/sentences/sentences";
import { listNames } from "../../wording";
import type { LanguagePack } from "../../understand/pack";
import { unitOfName } from "../measures/units";
import { Unread, type Computed, type World } from "../world";
import type { Attribute } from "./attributes";
import { cellsOf, isEmpty, readColumn, type Column } from "./read-column";
import { statistic, type Statistic } from "./statistics";
import { toldNumber } from "./told-number";

/** Things found, with how: what numbers are made of. */
export interface Members {
  readonly nodes: readonly number[];
  readonly found: Pick<Computed, "complete" | "edges" | "operations" | "constraints" | "said">;
}

/** The number a statistic makes of a property of the members; throws Unread where it is told in several units or by none of them. */
export async function computeNumber(
  of: Statistic,
  { label, property }: Attribute,
  { nodes, found }: Members,
  world: World,
): Promise<Computed> {
  const column = await readColumn(nodes, label.name, property.name, world.ports);
  const measure = measured(column, property.words, world);
  const value = statistic(of, [...column.values.values()]);
  const isUtmost = of === "max" || of === "min";
  const answers = [...column.values].filter(([, own]) => !isUtmost || own === value);
  answers.sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  const told = { measure, value: toldNumber(value) };
  const counts = { over: column.values.size, all: nodes.length };
  return {
    ...{
      form: isUtmost ? "superlative" : "count",
      value,
      edges: found.edges,
      constraints: found.constraints,
    },
    complete: found.complete && column.several + column.unread === 0,
    answers: answers.map(([node]) => node),
    said: [message(`number-${of}`, { ...told, ...counts }), ...leftOut(column, property.words)],
    operations: [
      ...found.operations,
      { operation: isUtmost ? "extreme" : of, of: property.words, left: column.values.size },
    ],
  };
}

/** What share of some things others among them are, in per cent. */
export async function computeShare(
  part: Members,
  all: Members,
  property: string | undefined,
  { ports }: World,
): Promise<Computed> {
  const whole = new Set(all.nodes);
  const nodes = part.nodes.filter((node) => whole.has(node));
  const value = (100 * nodes.length) / whole.size;
  const cells = property === undefined ? [] : await cellsOf(all.nodes, property, ports);
  const missing = cells.filter(isEmpty).length;
  return {
    ...{ form: "count", value, answers: nodes, edges: part.found.edges, constraints: part.found.constraints },
    complete: part.found.complete && all.found.complete,
    said: [
      message("number-share", { part: nodes.length, all: whole.size, value: toldNumber(value) }),
      ...(missing > 0 ? [message("share-missing", { count: missing, property: property! })] : []),
    ],
    operations: [
      ...all.found.operations,
      ...part.found.operations,
      { operation: "share", of: "", left: nodes.length },
    ],
  };
}

/** A measure by its name, with the unit of its numbers ("price ($)"); throws Unread where they have several, or none of them is a number. */
export function measured({ values, units, unread, several }: Column, measure: string, world: World): string {
  const words = [{ text: measure, start: 0, end: 0 }];
  if (values.size === 0) {
    const isWords = unread + several > 0;
    throw new Unread(
      words,
      "measure",
      message(isWords ? "refused-no-number" : "refused-no-values", { measure }),
    );
  }
  if (unread > values.size) throw new Unread(words, "measure", message("refused-no-number", { measure }));
  if (units.length > 1)
    throw new Unread(
      words,
      "measure",
      message("refused-mixed-units", {
        measure,
        names: listNames(
          units.map((unit) => unit || "–"),
          5,
        ),
      }),
    );
  const unit = units[0] || unitNamed(measure, world.parts.pack);
  return unit ? `${measure} (${unit})` : measure;
}

const unitNamed = (measure: string, { units }: LanguagePack): string => unitOfName(measure, [units]) ?? "";

/** What a column left out of its numbers. */
export function leftOut(
  { missing, several, unread }: Omit<Column, "values" | "units">,
  measure: string,
): Message[] {
  return [
    ...(missing > 0 ? [message("number-missing", { measure, count: missing })] : []),
    ...(several > 0 ? [message("number-several", { measure, count: several })] : []),
    ...(unread > 0 ? [message("number-unread", { measure, count: unread })] : []),
  ];
}
