import { expect, test } from "vitest";
import { addressForms, GRAPH_ARGUMENT, storeAt } from "../../src/shared/stores";

test("an address leads to the store of its scheme, and to no other", () => {
  for (const scheme of ["bolt", "bolt+s", "bolt+ssc", "neo4j", "neo4j+s", "neo4j+ssc"])
    expect(storeAt(`${scheme}://host:7687/films`)).toMatchObject({
      ...{ name: "neo4j", canWrite: true, hasConsole: true },
    });
  expect(storeAt("neptune://host:8182?region=eu-west-1")).toMatchObject({
    ...{ name: "neptune", canWrite: false, hasConsole: false },
  });
  for (const text of [
    "films",
    "bolt.duckdb",
    "C:\\graphs\\films.duckdb",
    "/bolt://x",
    "BOLT://host",
    "bolt:host",
  ])
    expect(storeAt(text), text).toBeUndefined();
});

test("hints name every kind of address", () => {
  expect(addressForms("(each with +s for TLS)", "or")).toBe(
    "bolt://, neo4j:// (each with +s for TLS) or neptune://",
  );
  expect(GRAPH_ARGUMENT).toBe("name|file|bolt://…|neptune://…");
});
