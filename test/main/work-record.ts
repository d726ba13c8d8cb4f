/** What everybody at work on one home did, and what must be found of it. */
import type { JudgedSubject } from "../../src/shared/judging";
import { Register } from "./register";

export const GRAPHS = ["alpha", "beta", "gamma"] as const;
/** Words of libraries and systems that no person should read. */
export const RAW =
  /\bE[A-Z]{4,}\b|TypeError|undefined|Invalid input|expected .*received|Unexpected token|node:|IO Error|Catalog Error|at Object\./;

/** What everybody did, and what must be found of it. */
export const versions = new Map(GRAPHS.map((graph) => [graph, new Register<number>(0)]));
export const titles = new Map(GRAPHS.map((graph) => [graph, new Register("")]));
export const runs = new Map<string, { name: string; starred: boolean; deleted: boolean }>();
export const judged: { subject: JudgedSubject; verdict: string }[] = [];
export const done: Record<string, number> = {};
let last = 0;

/** A number that nobody had before. */
export function fresh(): number {
  return ++last;
}

/** Files of one version: all of its names say which. */
export const triples = (graph: string, of: number) =>
  Array.from(
    { length: 12 },
    (_, at) => `${graph} start\tleads to\t${graph} v${String(of)} end ${String(at)}\n`,
  ).join("");
export const question = (graph: string) => `What does ${graph} start lead to?`;

export function versionsIn(names: readonly string[], graph: string): number[] {
  const found = names.flatMap((name) => new RegExp(`^${graph} v(\\d+) `).exec(name)?.[1] ?? []);
  return [...new Set(found.map(Number))];
}

export function count(what: string): void {
  done[what] = (done[what] ?? 0) + 1;
}

export type Roll = (below: number) => number;
