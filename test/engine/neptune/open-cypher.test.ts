import { describe, expect, test } from "vitest";
import { isCypherName } from "../../../src/main/engine/store/remote/cypher-names";
import type { NeptuneScheme } from "../../../src/main/engine/store/neptune/neptune-scheme";
import * as reading from "../../../src/main/engine/store/neptune/open-cypher";
import * as searching from "../../../src/main/engine/store/neptune/open-cypher-search";
import { deep } from "../../size";
import { hostileNames } from "../store/neo4j/hostile-names";
import { skeleton } from "../store/neo4j/query-skeleton";
import { refusedConstruct } from "./dialect";

const queries = { ...reading, ...searching };
const own = (namespace: string): NeptuneScheme => ({ kind: "own", namespace });
const FOREIGN: NeptuneScheme = { kind: "foreign", namespace: "bio_" };
const walk = (name: string) => ({ direction: "both", relations: [name, name], hasLabels: true }) as const;

/** Every builder that takes a name, given that name wherever it takes one. */
const BUILDERS: Readonly<Record<string, (name: string) => string>> = {
  steps: (name) => queries.stepsQuery(own(name), walk(name), 10),
  degrees: (name) => queries.degreesQuery(own(name), walk(name)),
  neighbours: (name) => queries.neighboursQuery(own(name), "in", [name]),
  stepsBetween: (name) => queries.stepsBetweenQuery(own(name), "out", [name]),
  "foreign steps": (name) => queries.stepsQuery(FOREIGN, walk(name), 10),
  names: (name) => queries.namesQuery(own(name)),
  everyNode: (name) => queries.everyNodeQuery(own(name), 10),
  edgeDetails: (name) => queries.edgeDetailsQuery(own(name)),
  id: (name) => queries.idQuery(own(name)),
  foldedNames: (name) => queries.foldedNamesQuery(own(name)),
  record: (name) => queries.recordQuery(own(name)),
  size: (name) => queries.sizeQuery(own(name)),
  sample: (name) => queries.sampleQuery(name, 10),
  namesIn: (name) => queries.namesInQuery(FOREIGN, [name, name], 10),
  contains: (name) => queries.containsQuery(FOREIGN, [name, name], true, 10),
  vectors: (name) => queries.vectorsQuery(own(name)),
};

const NAMES = deep(100_000, 20_000);

describe(`${NAMES} hostile names never change the tokens of a query for Neptune`, () => {
  const names = hostileNames(NAMES).filter(isCypherName);
  // Builders put names into a text in four ways; the others go one of these ways and are given every tenth name.
  const whole = new Set(["steps", "foreign steps", "sample", "namesIn"]);
  test.each(Object.entries(BUILDERS))("%s", (name, build) => {
    // A relation with a backslash is compared as a value in place of standing in the text: one query more, and no third.
    const expected = new Set(["plain", "back\\slash"].map((one) => skeleton(build(one))));
    const given = whole.has(name) ? names : names.filter((_, at) => at % 10 === 0);
    const changed = given.filter((one) => !expected.has(skeleton(build(one))));
    expect(changed).toStrictEqual([]);
  });
});

test("every query is one that Neptune's documentation allows", () => {
  for (const [name, build] of Object.entries(BUILDERS))
    expect(refusedConstruct(build("plain"), name === "vectors"), name).toBeUndefined();
});

test("bounds are whole numbers within reach, or there is no query", () => {
  expect(queries.bound(7)).toBe("7");
  for (const value of [0, -1, 1.5, NaN, Infinity, 1e9, "7; MATCH (n)" as unknown as number])
    expect(() => queries.bound(value)).toThrow(/is no number of rows between 1 and 1000000/);
});

test("the namespace stands at both ends of every edge", () => {
  const text = queries.stepsQuery(
    own("bio_"),
    { direction: "out", relations: ["TARGETS"], hasLabels: false },
    10,
  );
  expect(text).toContain(
    "(near:`bio_DragomanNode` {dragomanHandle: key})-[edge:`TARGETS`]->(far:`bio_DragomanNode`)",
  );
  const foreign = queries.stepsQuery(FOREIGN, { direction: "out", relations: [], hasLabels: false }, 10);
  for (const end of ["near", "far"])
    expect(foreign).toContain(`size([label IN labels(${end}) WHERE label STARTS WITH $namespace]) > 0`);
});
