import { describe, expect, test } from "vitest";
import * as reading from "../../../../src/main/engine/store/neo4j/cypher";
import * as schema from "../../../../src/main/engine/store/neo4j/cypher-schema";
import * as search from "../../../../src/main/engine/store/neo4j/cypher-search";
import { cypherName, isCypherName, quoteName } from "../../../../src/main/engine/store/remote/cypher-names";
import { createEdgesQuery, createNodesQuery } from "../../../../src/main/engine/store/neo4j/cypher-writing";
import { foreignScheme, OWN, type Scheme } from "../../../../src/main/engine/store/remote/scheme";
import { deep } from "../../../size";
import { hostileNames } from "./hostile-names";
import { skeleton } from "./query-skeleton";

const NAMES = deep(100_000, 10_000);

/** Every builder that takes a name, given that name wherever it takes one. */
const BUILDERS: Readonly<Record<string, (name: string) => string>> = {
  steps: (name) => reading.stepsQuery(OWN, { direction: "both", relations: [name, name], hasLabels: true }),
  degrees: (name) => reading.degreesQuery(OWN, { direction: "out", relations: [name], hasLabels: false }),
  neighbours: (name) => reading.neighboursQuery(OWN, "in", [name]),
  stepsBetween: (name) => reading.stepsBetweenQuery(OWN, "both", [name]),
  labelCount: schema.labelCountQuery,
  typeCount: schema.typeCountQuery,
  sample: schema.sampleQuery,
  createNodes: (name) => createNodesQuery([name, name]),
  allEdges: (name) => reading.allEdgesQuery(OWN, [name, name]),
  createEdges: (name) => createEdgesQuery(name, true),
  ...overSchemes({
    names: reading.namesQuery,
    nodeDetails: reading.nodeDetailsQuery,
    contains: (scheme) => search.containsQuery(scheme, true),
    nearest: (scheme) => search.nearestQuery(scheme, true),
    similarities: search.similaritiesQuery,
    inQuestion: search.namesInQuestionQuery,
    id: search.idQuery,
    allNodes: (scheme) => reading.allNodesQuery(scheme, true),
    named: (scheme) => search.namedQuery(scheme, false),
  }),
};

function overSchemes(builders: Readonly<Record<string, (scheme: Scheme) => string>>) {
  return Object.fromEntries(
    Object.entries(builders).map(([key, build]) => [
      `foreign ${key}`,
      (name: string) => {
        const choice = [{ label: name, property: name }];
        return build(foreignScheme({ ids: choice, names: choice, texts: choice, vectors: choice }));
      },
    ]),
  );
}

describe(`${NAMES} hostile names never change a query's tokens`, () => {
  const names = hostileNames(NAMES);
  test.each(Object.entries(BUILDERS))("%s", (_, build) => {
    const expected = skeleton(build("plain"));
    const changed = names.filter((name) => skeleton(build(name)) !== expected);
    expect(changed).toStrictEqual([]);
    expect(expected).toContain("‹name›");
  });
});

test("the check itself sees a name that breaks out", () => {
  const careless = (name: string) => `MATCH (n:\`${name}\`) RETURN n`;
  expect(skeleton(careless("a` DETACH DELETE n //"))).not.toBe(skeleton(careless("plain")));
  expect(skeleton(careless("a\\u0060 DETACH DELETE n //"))).not.toBe(skeleton(careless("plain")));
});

test("what Neo4j cannot hold as a name is refused with a sentence", () => {
  for (const name of ["", "a\u0000b", "\ud800", "x".repeat(1001)]) {
    expect(isCypherName(name)).toBe(false);
    expect(() => cypherName(name)).toThrow(/cannot be a name in Neo4j/);
  }
});

test("a quoted name", () => {
  expect(["a", "a`b", "a\\u0060b"].map(quoteName)).toStrictEqual(["`a`", "`a``b`", "`a\\u005Cu0060b`"]);
});
