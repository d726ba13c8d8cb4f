/** Lists of objects that say neither what they are called nor what they join: rows of a table whose columns are their keys. */
import { ReasonError } from "../../../../shared/failure";
import type { NamedColumns } from "../../../../shared/import/mapping-text";
import { PLAIN_RELATION, type MappingRole } from "../../../../shared/import/preview";
import { message, type Message } from "../../../../shared/sentences/sentences";
import { proposedMap } from "../tables/given-maps";
import { named } from "../source/reject-list";
import { isObject } from "../values/json-values";
import type { Judged } from "../tables/column-guess";
import { judgeTable } from "../tables/judge-table";
import { ROW_NUMBER } from "../../../../shared/graph";
import { areSheets, leadsOn, type Thing } from "./named-things";

/** What the keys of a list's objects are. */
export interface KeyPlan {
  readonly kind: "nodes" | "edges";
  readonly names: readonly string[];
  readonly roles: readonly MappingRole[];
  /** Of edges without a key for it. */
  readonly relation: string;
  /** What to say of it, where nobody has chosen. */
  readonly remark?: Message;
}

/** Objects that are looked at for what their keys are. */
const MOST_ROWS = 5000;

/** What the objects become: as somebody said, or things that one key tells apart. Throws ReasonError where it takes a person to say. */
export function planKeys(
  file: { readonly name: string },
  items: readonly Thing[],
  given: NamedColumns | undefined,
): KeyPlan {
  const keys = [...new Set(items.slice(0, MOST_ROWS).flatMap((item) => Object.keys(item)))];
  if (given) return givenPlan(keys, given);
  // A list or an object is no id, no name and no end.
  const plain = keys.filter((key) =>
    items.every((item) => !isObject(item[key]) && !Array.isArray(item[key])),
  );
  const judged = judgeKeys(plain, items);
  const roles = keys.map((key): MappingRole => {
    const role = judged.roles[plain.indexOf(key)] ?? "string";
    // Values of JSON have their types.
    return role === "number" || role === "boolean" ? "string" : role;
  });
  const isNumbered = judged.isNumbered === true;
  const plan = {
    names: isNumbered ? [...keys, ROW_NUMBER] : keys,
    roles: isNumbered ? [...roles, "id" as const] : roles,
    kind: isNumbered || roles.includes("id") ? ("nodes" as const) : ("edges" as const),
    relation: judged.relation ?? PLAIN_RELATION,
  };
  const id = keys[roles.indexOf("id")];
  if (id !== undefined && areThings(items, id))
    return { ...plan, remark: message("json-list-things", { key: id }) };
  if (judged.sure && (plan.kind === "edges" || isNumbered)) return plan;
  throw new ReasonError(message("json-list-unclear", { map: proposedMap({ file, ...plan }, false) }));
}

/** The roles of keys that hold plain values; one alone is the id, if it tells the objects apart. */
function judgeKeys(keys: readonly string[], items: readonly Thing[]): Judged {
  const rows = items.slice(0, MOST_ROWS).map((item) => keys.map((key) => cellOf(item[key])));
  if (keys.length > 1) return judgeTable(keys, rows, keys.length, false);
  const isId = keys.length === 1 && areThings(items, keys[0]!);
  return { roles: isId ? ["id"] : keys.map(() => "string"), isNumbered: !isId, sure: false, warnings: [] };
}

function givenPlan(keys: readonly string[], { columns, relation = PLAIN_RELATION }: NamedColumns): KeyPlan {
  const strange = [...columns.keys()].find((name) => name !== ROW_NUMBER && !keys.includes(name));
  if (strange !== undefined) throw new ReasonError(message("no-column", { name: named(strange) }));
  const names = columns.has(ROW_NUMBER) ? [...keys, ROW_NUMBER] : keys;
  const roles = names.map((name) => columns.get(name) ?? "string");
  const isOne = (role: MappingRole): boolean => roles.filter((one) => one === role).length === 1;
  if (isOne("id")) return { kind: "nodes", names, roles, relation };
  if (isOne("source") && isOne("target")) return { kind: "edges", names, roles, relation };
  throw new ReasonError(message("map-roles"));
}

/** Whether each object has a value of its own by that key, which none names in another place. */
function areThings(items: readonly Thing[], id: string): boolean {
  const ids = new Set(items.map((item) => cellOf(item[id])));
  const values = new Set(items.map((item) => item[id]));
  return (
    ids.size === items.length &&
    !ids.has("") &&
    !items.some((item) => leadsOn(item, id, values)) &&
    !areSheets(items, id)
  );
}

function cellOf(value: unknown): string {
  return value === undefined || value === null ? "" : String(value as string | number | boolean);
}

/** Keys that lines of JSON have for what a column may be. */
const LINE_KEYS: Partial<Record<MappingRole, string>> = {
  ...{ id: "id", name: "name", labels: "labels", text: "text", evidence: "evidence" },
  ...{ source: "source", target: "target", relation: "relation" },
  ...{ "source-name": "sourceName", "target-name": "targetName" },
  ...{ "source-label": "sourceLabel", "target-label": "targetLabel" },
};

/** The object as a line of JSON says a node or an edge; `number` counts it from 1. */
export function asLine(item: Thing, { kind, names, roles, relation }: KeyPlan, number: number): object {
  const parts = names.flatMap((name, at): [key: string, value: unknown, isOwn: boolean][] => {
    const value = name === ROW_NUMBER && !Object.hasOwn(item, name) ? number : item[name];
    const key = LINE_KEYS[roles[at]!];
    if (value === undefined || value === null || roles[at] === "ignored") return [];
    return key === undefined ? [[name, value, false]] : [[key, ofKey(key, value), true]];
  });
  const entries = (own: boolean) =>
    parts.filter(([, , isOwn]) => isOwn === own).map(([key, value]) => [key, value]);
  return {
    ...(kind === "edges" && { relation }),
    ...(Object.fromEntries(entries(true)) as object),
    properties: Object.fromEntries(entries(false)) as object,
  };
}

function ofKey(key: string, value: unknown): unknown {
  if (key === "labels" && !Array.isArray(value)) return [String(value)];
  return (key === "name" || key === "text") && typeof value === "number" ? String(value) : value;
}
