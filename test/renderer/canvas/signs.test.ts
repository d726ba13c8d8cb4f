import { expect, test } from "vitest";
import { badgesOf } from "../../../src/renderer/canvas/painters/sign-painter";
import { signRows } from "../../../src/renderer/canvas/signs";
import type { Sign } from "../../../src/renderer/picture/elements";
import { momentAt } from "../../../src/renderer/picture/moment";
import { sceneOf } from "../../../src/renderer/picture/scene";
import { buildTimeline } from "../../../src/renderer/picture/timeline";
import { viewOf } from "../picture/view-fixture";

test("a crowd of changed edges has strokes and no badges; a pin keeps its own", () => {
  const count = 30;
  const run = viewOf(
    Array.from({ length: count + 1 }, (_, row) => ({ hops: Number(row > 0), kept: true })),
    Array.from({ length: count }, (_, row) => ({ ends: [0, row + 1] as const, verdict: "kept" as const })),
  );
  const scene = sceneOf(run, { labels: [], relations: [] });
  scene.x.forEach((_, row) => (scene.x[row] = scene.y[row] = 100 * row));
  const moment = momentAt(buildTimeline(run, { edgeColour: "", edgeWidth: "" }), Infinity);
  const element = (row: number) => ({ kind: "edge", handle: 500 + row }) as const;
  const badges = (changed: number): string[] => {
    const gained = Array.from({ length: changed }, (_, row): Sign => ({
      element: element(row),
      sign: "gained",
    }));
    const rows = signRows(scene, [{ element: element(0), sign: "pin-in" }, ...gained]);
    // All are signed, and so stroked, whatever has a badge.
    expect(rows).toHaveLength(changed + 1);
    return badgesOf(scene, moment, rows, 1).map(({ one }) => one.sign);
  };
  expect(badges(3)).toStrictEqual(["pin-in", "gained", "gained"]);
  expect(badges(count)).toStrictEqual(["pin-in"]);
});
