/** What every store must do alike: one suite, run against each kind. */
import { afterEach, describe } from "vitest";
import type { GraphStore } from "../../../src/main/engine/store/graph-store";
import { followContract } from "./follow-contract";
import type { OpenStore } from "./graph-description";
import { detailsContract, seedsContract } from "./search-contract";
import { typedContract } from "./typed-contract";
import { expandContract, listPathsContract, pathsContract } from "./walk-contract";

/** Runs the suite against the stores that `open` makes; each is closed after its test. */
export function storeContract(name: string, open: OpenStore): void {
  const opened: GraphStore[] = [];
  const openStore: OpenStore = async (graph) => {
    const store = await open(graph);
    opened.push(store);
    return store;
  };
  afterEach(async () => {
    for (const store of opened.splice(0)) await store.close();
  });
  describe(`${name}: expand`, () => expandContract(openStore));
  describe(`${name}: typed expansion`, () => typedContract(openStore));
  describe(`${name}: paths`, () => pathsContract(openStore));
  describe(`${name}: paths listed`, () => listPathsContract(openStore));
  describe(`${name}: whole sets`, () => followContract(openStore));
  describe(`${name}: seeds`, () => seedsContract(openStore));
  describe(`${name}: descriptions and details`, () => detailsContract(openStore));
}
