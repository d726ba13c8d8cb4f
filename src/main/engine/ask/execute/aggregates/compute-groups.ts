/** A number for each of several groups of things, or of those groups that lie at one end. */
import { message, type Message } from "../../../../../shared/sentences/sentences";
import type { GroupNumber } from "../../../../../shared/understanding";
import { Unread, type Computed, type World } from "../world";
import type { Attribute } from "./attributes";
import { leftOut, measured, type Members } from "./compute-number";
import { inGroups, type Group, type Grouped, type Grouping } from "./groups";
import { readColumn, type Column } from "./read-column";
import { statistic, type Statistic } from "./statistics";
import { toldNumber } from "./told-number";

/** What is made of each group. */
export interface GroupsAsked {
  readonly of: Statistic | "count";
  readonly measure?: Attribute;
  readonly grouping: Grouping;
  readonly top?: { readonly pole: "min" | "max"; readonly limit: number };
}

interface Numbered extends GroupNumber {
  readonly node?: number;
}

/** Groups listed with their numbers; further ones are counted only. */
const MOST_GROUPS = 500;
const MOST_SAID = 12;
const MOST_EDGES = 2000;

/** A number for each group, those of years in order and all others from the largest down; throws Unread where there is no group. */
export async function computeGroups(
  { of, measure, grouping, top }: GroupsAsked,
  { nodes, found }: Members,
  world: World,
): Promise<Computed> {
  const grouped = await inGroups(nodes, grouping, world);
  const column = measure && (await readColumn(nodes, measure.label.name, measure.property.name, world.ports));
  const measureName = column ? measured(column, measure.property.words, world) : "";
  const numbers = grouped.groups.flatMap((group) => numberOf(group, of, column) ?? []);
  if (numbers.length === 0) throw new Unread([{ text: grouping.words, start: 0, end: 0 }], "measure");
  const isTime = grouping.by === "property" && grouping.span !== undefined;
  const ordered = top ? utmost(numbers, top) : inOrder(numbers, isTime);
  const shown = ordered.slice(0, MOST_GROUPS);
  const isLeft = column !== undefined && column.several + column.unread > 0;
  return {
    ...{ form: top && top.limit === 1 ? "superlative" : "list", constraints: found.constraints },
    groups: shown.map(({ name, value, over }) => ({ name, value, over })),
    complete: found.complete && grouped.complete && !isLeft && shown.length === ordered.length,
    answers: shown.flatMap(({ node }) => node ?? []),
    edges: [...found.edges, ...edgesOf(shown, grouped)].slice(0, MOST_EDGES),
    said: [
      openingOf(of, measureName, grouping.words),
      ...shown
        .slice(0, MOST_SAID)
        .map(({ name, value, over }) =>
          message("group-number", { group: name, value: toldNumber(value), over }),
        ),
      ...(ordered.length > MOST_SAID ? [message("groups-more", { count: ordered.length - MOST_SAID })] : []),
      ...(column ? leftOut(column, measure.property.words) : []),
      ...outsideOf(grouped, grouping.words),
    ],
    operations: [
      ...found.operations,
      { operation: "group", of: grouping.words, left: grouped.groups.length },
      ...(of === "count" || of === "max" || of === "min"
        ? [{ operation: "count" as const, of: "", left: numbers.length }]
        : [{ operation: of, of: measure?.property.words ?? "", left: numbers.length }]),
      ...(top ? [{ operation: "extreme" as const, of: grouping.words, left: shown.length }] : []),
    ],
  };
}

function numberOf(
  { name, node, nodes }: Group,
  of: Statistic | "count",
  column: Column | undefined,
): Numbered | undefined {
  const own = { name, ...(node !== undefined && { node }) };
  if (of === "count") return { ...own, value: nodes.length, over: nodes.length };
  const values = nodes.flatMap((one) => column?.values.get(one) ?? []);
  return values.length === 0 ? undefined : { ...own, value: statistic(of, values), over: values.length };
}

const byName = (a: Numbered, b: Numbered) => a.name.localeCompare(b.name, "en", { numeric: true });

function inOrder(numbers: readonly Numbered[], isTime: boolean): readonly Numbered[] {
  return [...numbers].sort((a, b) => (isTime ? 0 : b.value - a.value) || byName(a, b));
}

/** Those at one end; a tie with the last of them is never cut. */
function utmost(
  numbers: readonly Numbered[],
  { pole, limit }: NonNullable<GroupsAsked["top"]>,
): readonly Numbered[] {
  const sign = pole === "max" ? -1 : 1;
  const sorted = [...numbers].sort((a, b) => sign * (a.value - b.value) || byName(a, b));
  const last = sorted[Math.min(limit, sorted.length) - 1]!.value;
  return sorted.filter(({ value }, at) => at < limit || value === last);
}

function edgesOf(shown: readonly Numbered[], { edges }: Grouped): number[] {
  const nodes = new Set(shown.map(({ node }) => node));
  return edges.flatMap(({ node, edge }) => (nodes.has(node) ? [edge] : []));
}

function openingOf(of: Statistic | "count", measure: string, group: string): Message {
  return of === "count" ? message("groups-count", { group }) : message(`groups-${of}`, { measure, group });
}

const outsideOf = ({ outside, shared }: Grouped, group: string): Message[] => [
  ...(outside > 0 ? [message("groups-outside", { group, count: outside })] : []),
  ...(shared > 0 ? [message("groups-shared", { count: shared })] : []),
];
