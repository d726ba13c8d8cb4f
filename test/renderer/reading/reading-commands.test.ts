import { expect, test } from "vitest";
import { createStore } from "zustand/vanilla";
import type { EngineClient } from "../../../src/renderer/api/engine-client";
import { pick } from "../../../src/renderer/features/reading/reading";
import { readingCommands } from "../../../src/renderer/features/reading/reading-commands";
import { FIRST_SETTINGS } from "../../../src/renderer/state/settings-view";
import { startWorkbench, type Workbench } from "../../../src/renderer/state/workbench";
import type { RequestOutput } from "../../../src/shared/contract";

const none = Int32Array.of();
const TEXT: RequestOutput<"text:read"> = {
  ...{
    works: [],
    work: "mara",
    text: "",
    headings: [],
    entities: [],
    relations: [],
    labels: {},
    dropped: [],
  },
  ...{
    paragraphs: { start: none, end: none, isHeading: none },
    mentions: { start: none, end: none, entity: none },
  },
};

test("a name picked while the text built anew is on its way is let go of when that text is shown", async () => {
  const store = createStore<Workbench>(() => startWorkbench({ ...FIRST_SETTINGS, graph: "novel" }));
  let isPicked = false;
  const answers: Record<string, () => unknown> = {
    "text:read": () => {
      if (isPicked) store.setState((state) => pick(state, { kind: "mention", at: 1 }));
      return TEXT;
    },
    "correction:list": () => ({ corrections: [], takenBack: 0 }),
    "build:again": () => ({}),
  };
  const request = async (name: string) => ({ ok: true, value: answers[name]!() });
  const commands = readingCommands({ request } as unknown as EngineClient, store, async () => {});
  await commands.readText("novel");
  isPicked = true;
  await commands.buildAgain();
  expect(store.getState().reading).toMatchObject({ picked: null, building: null, failure: null });
});
