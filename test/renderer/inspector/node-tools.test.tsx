import { expect, test } from "vitest";
import { Inspector } from "../../../src/renderer/features/inspector/inspector";
import { rendered, textsOf, valuesOf } from "../rendered";
import { runOf } from "../run-fixture";

test("what can be done with a node stands in one row of icons, named for those who cannot see them", () => {
  const html = rendered(<Inspector />, { run: runOf(), selection: { kind: "node", handle: 10 } });
  const from = html.indexOf('class="explore-tools"');
  const tools = html.slice(from, html.indexOf("</div>", from));
  expect(valuesOf(tools, "aria-label")).toStrictEqual([
    "Explore",
    "Expand…",
    "Mark the neighbourhood",
    "Put aside",
    "Put everything else aside",
    "Invert the selection",
  ]);
  expect(valuesOf(tools, "class").filter((name) => name.startsWith("icon-button"))).toHaveLength(5);
  // No words that would make buttons of five widths.
  expect(textsOf(`<div ${tools}`)).toStrictEqual([]);
});
