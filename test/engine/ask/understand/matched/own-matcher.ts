import { afterAll, beforeAll } from "vitest";
import type { IdentifiedEmbedder } from "../../../../../src/main/engine/models/embedder";
import { openEmbedder } from "../../../../../src/main/engine/models/onnx-embedder";
import { openRetriever, type Retriever } from "../../../../../src/main/engine/models/retriever";

/** The shipped matcher and its embedder, opened for a file's tests and closed behind them. */
export function ownMatcher() {
  let embedder: IdentifiedEmbedder;
  let matcher: Retriever;
  beforeAll(async () => {
    embedder = await openEmbedder("resources/models");
    matcher = await openRetriever("resources/models", embedder, "relation-matcher");
  });
  afterAll(async () => {
    await matcher.close();
    await embedder.close();
  });
  return () => ({ embedder, retriever: () => Promise.resolve(matcher) });
}
