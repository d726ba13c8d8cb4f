import { SaxesParser } from "saxes";
import { expect, test } from "vitest";
import { drawnView } from "../../../src/renderer/picture/drawn-view";
import { sceneOf, type Scene } from "../../../src/renderer/picture/scene";
import { svgPicture } from "../../../src/renderer/canvas/painters/svg-picture";
import { momentAt } from "../../../src/renderer/picture/moment";
import { buildTimeline } from "../../../src/renderer/picture/timeline";
import { viewOf } from "../picture/view-fixture";

const NAMES = [
  "Ștefan cel Mare",
  "<script>alert(1)</script>",
  '"><image href=x onerror=1>',
  "]]>\u0001\uD800 & co",
];

//   0 ═ 1 ─ 2 ─ 3, twice 0 ─ 1, and a loop at 1; a node was added beside 3
const run = viewOf(
  [{ hops: 0, seed: true, kept: true }, { hops: 1, kept: true }, { hops: 2 }, { hops: 3 }],
  [
    { ends: [0, 1], verdict: "kept" },
    { ends: [0, 1], verdict: "cycle" },
    { ends: [1, 1], verdict: "cycle" },
    { ends: [1, 2], verdict: "cycle" },
    { ends: [2, 3], verdict: "never-reached" },
  ],
  [1],
);
const picture = {
  nodes: [{ handle: 7, id: "seven", name: "Putna", label: "" }],
  edges: [{ handle: 900, source: 103, target: 7, ends: ["id-3", "seven"] as const, relation: "aproape de" }],
  dismissed: [],
  groups: [],
};

function placed(scene: Scene): Scene {
  scene.x.forEach((_, row) => (scene.x[row] = 80 * row));
  scene.y.forEach((_, row) => (scene.y[row] = 40 * (row % 2)));
  return scene;
}

function svgOf(
  wishes = { labels: [] as string[], relations: [] as string[] },
  theme: "light" | "dark" = "light",
) {
  const view = drawnView({ ...run, nodes: { ...run.nodes, name: NAMES } }, picture);
  const scene = placed(sceneOf(view, wishes));
  const moment = momentAt(buildTimeline(view, { edgeColour: "prize", edgeWidth: "prize" }), Infinity);
  return svgPicture(scene, moment, theme, "Cine? <b>");
}

interface Drawing {
  readonly elements: Record<string, number>;
  readonly titles: string[];
  readonly texts: string[];
  readonly attributes: Set<string>;
}

/** The file as a strict XML parser with namespaces sees it. */
function read(svg: string): Drawing {
  const drawing: Drawing = { elements: {}, titles: [], texts: [], attributes: new Set() };
  const parser = new SaxesParser({ xmlns: true });
  let open = "";
  parser.on("error", (fault) => {
    throw fault;
  });
  parser.on("opentag", ({ local, uri, attributes }) => {
    expect(uri).toBe("http://www.w3.org/2000/svg");
    open = local;
    const name = local === "g" ? `g.${attributes["class"]?.value ?? ""}` : local;
    drawing.elements[name] = (drawing.elements[name] ?? 0) + 1;
    for (const key of Object.keys(attributes)) drawing.attributes.add(key);
  });
  parser.on("text", (text) => {
    if (open === "title") drawing.titles.push(text.trim());
    if (open === "text") drawing.texts.push(text.trim());
  });
  parser.write(svg).close();
  return drawing;
}

test("every drawn node and line is one group that tells its whole name and how many edges it is", () => {
  const { elements, titles } = read(svgOf());
  expect([elements["g.node"], elements["g.edge"], elements["script"], elements["image"]]).toStrictEqual([
    ...[5, 5, undefined, undefined],
  ]);
  const named = titles.filter((title) => title !== "");
  expect(named[0]).toBe("Cine? <b>");
  expect(named.slice(-5)).toStrictEqual([NAMES[0], NAMES[1], NAMES[2], "]]> \uFFFD & co", "Putna"]);
  expect(named).toContain("Ștefan cel Mare — treats → <script>alert(1)</script> × 2");
  expect(named).toContain("]]> \uFFFD & co — aproape de → Putna");
});

test("names of what came forward are written out; nothing refers outside or runs", () => {
  const { texts, attributes } = read(svgOf());
  expect(texts).toContain("treats");
  for (const name of ["Ștefan cel Mare", "<script>alert(1)</script>", "Putna"]) expect(texts).toContain(name);
  expect([...attributes].filter((name) => /^on|href|src|style/.test(name))).toStrictEqual([]);
});

test("what is hidden is not in the file, its edges neither; the dark one has the dark ground", () => {
  const { elements } = read(svgOf({ labels: ["Drug"], relations: [] }));
  // Rows 0 and 3 are drugs, and the added node has no label.
  expect([elements["g.node"], elements["g.edge"]]).toStrictEqual([3, 2]);
  expect(read(svgOf({ labels: [], relations: ["treats"] })).elements["g.edge"]).toBe(1);
  expect(svgOf(undefined, "dark")).toContain('fill="#101217"');
});

test("before anything is laid out there is an empty picture, not one full of NaN", () => {
  const scene = sceneOf(run, { labels: [], relations: [] });
  const moment = momentAt(buildTimeline(run, { edgeColour: "", edgeWidth: "" }), Infinity);
  const svg = svgPicture(scene, moment, "light", "");
  expect(svg).not.toContain("NaN");
  expect(read(svg).elements["g.node"]).toBeUndefined();
});

test("an edge without a direction has no arrowhead", () => {
  const turned = (undirected?: Uint8Array<ArrayBuffer>): number => {
    const edges = { ...run.edges, ...(undirected && { undirected }) };
    const scene = placed(sceneOf(drawnView({ ...run, edges }, picture), { labels: [], relations: [] }));
    const moment = momentAt(buildTimeline(scene.view, { edgeColour: "prize", edgeWidth: "prize" }), Infinity);
    return svgPicture(scene, moment, "light", "?").split(" rotate(").length - 1;
  };
  // Words along an edge are turned, too.
  expect(turned() - turned(Uint8Array.of(1, 0, 0, 0, 0))).toBe(1);
});
