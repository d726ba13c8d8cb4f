/** Writes names beside nodes in CSS pixels, as far as they find room. */
import { BoxGrid, squareAround, type Rectangle } from "../../picture/box-grid";
import type { Point } from "../../picture/edge-shape";
import { placeLabels } from "../../picture/label-placement";
import { drawLeader, drawText, textGrowth, TIER, tierOf, type Tier } from "../../picture/label-style";
import { isOnScreen, toScreen } from "../../picture/viewport";
import { standsOf, type Stand } from "./name-stands";
import { nodeLabel, type NodeLabel } from "./node-label";
import { curveOnScreen, LINE, markedEdges, type TextPage } from "./text-page";

const MOST_CLOUD_LABELS = 90;
/** Discs of such a radius are seen to be covered, and what stays free around them; CSS pixels. */
const [LARGE, RIM] = [7, 2];
/** Up to so many answers are each told, if over the disc of what only lies between. */
const MOST_TOLD = 40;
const ANYWHERE: Stand = { outer: 0, pitch: Infinity };

/** A node that may be named; `emphasis` (0 … 1) ranks it within its tier. */
interface Candidate {
  readonly row: number;
  readonly tier: Tier;
  readonly emphasis: number;
}

/**
 * Names: what is marked, then answers, seeds and kept nodes, then the best joined of the cloud where there is room. What `first` writes,
 * once discs and lines have their places, no name covers.
 */
export function paintNames(page: TextPage, first: () => readonly Rectangle[]): void {
  const { context, moment, viewport } = page;
  const candidates = rankNodes(page);
  const insisting = insistingFrom(candidates);
  const held = new BoxGrid();
  takePlaces(page, candidates, insisting, held);
  for (const box of first()) held.add(box);
  const labels = labelsOf(page, candidates, insisting);
  const requests = Array.from(labels.values(), ({ request }) => request);
  const lineHeight = LINE * textGrowth(viewport, page.scene.names);
  context.textAlign = "left";
  for (const { row, x, y, short, leader } of placeLabels(requests, { ...page, held })) {
    const { tier, font, ...texts } = labels.get(row)!;
    context.font = font;
    // Names of what is lost stay legible; there are few of them.
    context.globalAlpha = tier >= TIER.kept ? 1 : Math.min(0.75, Math.max(0.55, moment.nodeOpacity[row]!));
    if (leader !== undefined) drawLeader(context, leader, page.theme);
    (short ? texts.short : texts.whole).forEach((line, at, lines) =>
      drawText(context, line, x, y + (at - (lines.length - 1) / 2) * lineHeight, page.theme),
    );
  }
}

/** Discs of what is named, and the lines that names rather keep clear of: kept edges and the selected one. */
function takePlaces(page: TextPage, candidates: readonly Candidate[], insisting: Tier, held: BoxGrid): void {
  const { scene, moment, viewport, marks } = page;
  for (const { row, tier } of candidates) {
    const at = toScreen(viewport, scene.x[row]!, scene.y[row]!);
    const radius = scene.radius[row]! * viewport.zoom;
    const disc = squareAround(at.x, at.y, 0.8 * radius);
    if (tier >= TIER.kept) page.taken.add(disc);
    if (tier >= TIER.kept && radius >= LARGE) page.rims.add(squareAround(at.x, at.y, radius + RIM));
    if (tier >= insisting) held.add(disc);
  }
  scene.edgeFront.forEach((front, row) => {
    if (row === marks.selectedEdge || (front === 1 && moment.edgeKept[row]! > 0.5))
      for (const at of pointsAlong(page, row)) page.lines.add(squareAround(at.x, at.y, 2));
  });
}

/** The least tier whose names are worth more than the discs of others: what the question names, and answers unless they are a crowd. */
function insistingFrom(candidates: readonly Candidate[]): Tier {
  const answers = candidates.filter(({ tier }) => tier === TIER.answer).length;
  return answers <= MOST_TOLD ? TIER.answer : TIER.seed;
}

function labelsOf(page: TextPage, candidates: readonly Candidate[], insisting: Tier): Map<number, NodeLabel> {
  const known = candidates.filter(({ tier }) => tier >= TIER.kept).map(({ row }) => row);
  const stands = standsOf(page.scene, page.moment, known);
  return new Map(
    candidates.map(({ row, tier }) => [
      row,
      nodeLabel(page, row, tier, stands.get(row) ?? ANYWHERE, tier >= insisting),
    ]),
  );
}

function pointsAlong(page: TextPage, row: number): Point[] {
  const { a, b, c } = curveOnScreen(page, row);
  const count = Math.min(60, Math.ceil(Math.hypot(b.x - a.x, b.y - a.y) / 12));
  return Array.from({ length: count }, (_, at) => {
    const t = (at + 0.5) / count;
    const mix = (p: number, q: number, r: number) => (1 - t) * (1 - t) * p + 2 * t * (1 - t) * q + t * t * r;
    return { x: mix(a.x, c.x, b.x), y: mix(a.y, c.y, b.y) };
  });
}

function rankNodes(page: TextPage): Candidate[] {
  const { scene, viewport, marks } = page;
  const { source, target } = scene.view.edges;
  const marked = new Set([
    marks.selectedNode,
    marks.hoveredNode,
    marks.cursorNode,
    ...marks.highlightedNodes,
    ...markedEdges(marks).flatMap((row) => [source[row]!, target[row]!]),
  ]);
  const ranked: Candidate[] = [];
  for (let row = 0; row < scene.x.length; row++) {
    if (scene.hidden[row] === 1 || !isOnScreen(viewport, scene.x[row]!, scene.y[row]!)) continue;
    const candidate = marked.has(row) ? { row, tier: TIER.marked, emphasis: 0 } : candidateOf(page, row);
    if (candidate) ranked.push(candidate);
  }
  ranked.sort(
    (a, b) =>
      b.tier - a.tier ||
      b.emphasis - a.emphasis ||
      scene.degree[b.row]! - scene.degree[a.row]! ||
      a.row - b.row,
  );
  const important = ranked.filter(({ tier }) => tier >= TIER.kept);
  return [...important, ...ranked.slice(important.length, important.length + MOST_CLOUD_LABELS)];
}

/** Null = not now. A name in the cloud needs zoom, or many edges. */
function candidateOf({ scene, moment, viewport }: TextPage, row: number): Candidate | null {
  const opacity = moment.nodeOpacity[row]!;
  if (opacity < 0.2) return null;
  const tier = tierOf(scene, moment, row);
  if (tier === TIER.answer) return { row, tier, emphasis: moment.nodeAnswer[row]! };
  if (tier !== TIER.cloud) return { row, tier, emphasis: 0 };
  const isBig = scene.degree[row]! * viewport.zoom > (opacity > 0.6 ? 12 : 28);
  return isBig || viewport.zoom >= 1.15 ? { row, tier, emphasis: Math.min(1, opacity) } : null;
}
