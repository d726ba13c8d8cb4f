/**
 * The part of the scene that cytoscape draws: seeds, answers and the kept subgraph, with arrowheads and curved parallels. It is
 * changed by differences in one batch, and a moment of the timeline touches only elements whose look really moved.
 */
import type { Core, ElementDefinition, SingularElementArgument } from "cytoscape";
import { edgeColour, haloOpacity, hasDirection, nodeColour } from "../../picture/element-looks";
import type { Theme } from "../../picture/palette";
import { differenceOf, type FrontElement } from "./graph-difference";
import { edgeShown, lookOfNode, type Scene } from "../../picture/scene";
import type { Moment } from "../../picture/moment";

export interface Foreground {
  /** Makes cytoscape hold exactly the scene's foreground, in the colours of the theme. */
  show(scene: Scene, theme: Theme): void;
  /** Moves cytoscape's nodes, or the one of a row, to the scene's places. */
  place(scene: Scene, only?: number): void;
  /** Fades for a moment. */
  apply(scene: Scene, moment: Moment): void;
}

/** A foreground of one cytoscape instance. */
export function createForeground(cy: Core): Foreground {
  let drawn: ReadonlyMap<string, FrontElement> = new Map();
  let shown: Scene | null = null;
  let looks = new Map<string, string>();
  let theme: Theme = "light";
  const placeAll = (scene: Scene, only?: number): void => {
    cy.batch(() => {
      for (const { id, row } of drawn.values())
        if (id.startsWith("n") && (only === undefined || row === only))
          cy.getElementById(id).position({ x: scene.x[row]!, y: scene.y[row]! });
    });
  };
  return {
    show(scene, wantedTheme) {
      theme = wantedTheme;
      const wanted = frontElements(scene, theme);
      const difference = differenceOf(drawn, wanted);
      cy.batch(() => {
        for (const id of difference.removed) cy.getElementById(id).remove();
        cy.add(difference.added.map((element) => definitionOf(element, scene)));
        for (const { id, look } of difference.changed) cy.getElementById(id).data(look);
      });
      drawn = wanted;
      looks = new Map();
      // Nodes that stay may stand elsewhere in another scene.
      if (scene !== shown) placeAll(scene);
      shown = scene;
    },
    place(scene, only) {
      // Rows are those of the scene shown; another is placed when it is.
      if (scene === shown) placeAll(scene, only);
    },
    apply(scene, moment) {
      cy.batch(() => {
        for (const { id, row } of drawn.values()) {
          const style = id.startsWith("n") ? nodeStyle(moment, row) : edgeStyle(moment, row, scene, theme);
          const look = Object.values(style).join(" ");
          if (looks.get(id) === look) continue;
          looks.set(id, look);
          (cy.getElementById(id) as SingularElementArgument).style(style);
        }
      });
    },
  };
}

function frontElements(scene: Scene, theme: Theme): ReadonlyMap<string, FrontElement> {
  const { nodes, edges } = scene.view;
  const elements = new Map<string, FrontElement>();
  scene.nodeFront.forEach((front, row) => {
    if (front === 0 || scene.hidden[row] === 1) return;
    const id = `n${nodes.handle[row]}`;
    elements.set(id, { id, row, look: nodeData(scene, row, theme) });
  });
  scene.edgeFront.forEach((front, row) => {
    if (front === 0 || scene.lead[row] !== row || !edgeShown(scene, row)) return;
    const id = `e${edges.handle[row]}`;
    elements.set(id, { id, row, look: edgeData(scene, row) });
  });
  return elements;
}

function nodeData(scene: Scene, row: number, theme: Theme): FrontElement["look"] {
  return {
    colour: nodeColour(scene, row, theme),
    shape: lookOfNode(scene, row).shape,
    size: 2 * scene.radius[row]!,
    ring: scene.view.nodes.seed[row]!,
  };
}

function edgeData(scene: Scene, row: number): FrontElement["look"] {
  const { source, target } = scene.view.edges;
  return {
    source: `n${scene.view.nodes.handle[source[row]!]}`,
    target: `n${scene.view.nodes.handle[target[row]!]}`,
    bend: -2 * scene.shapes.bend[row]!,
    arrow: hasDirection(scene, row) ? 1 : 0,
  };
}

function definitionOf({ id, row, look }: FrontElement, scene: Scene): ElementDefinition {
  const data = { id, ...look };
  if (id.startsWith("e")) return { group: "edges", data };
  return { group: "nodes", data, position: { x: scene.x[row]!, y: scene.y[row]! } };
}

/** Values are rounded, so that a fade passes through a score of looks and not through hundreds. */
function nodeStyle(moment: Moment, row: number) {
  return {
    opacity: toStep(moment.nodeKept[row]!, 20),
    "underlay-opacity": haloOpacity(toStep(moment.nodeAnswer[row]!, 10)),
  };
}

function edgeStyle(moment: Moment, row: number, scene: Scene, theme: Theme) {
  const colour = edgeColour(theme, true, toStep(moment.edgeTint[row]!, 10), moment.onScale);
  return {
    "line-color": colour,
    "target-arrow-color": colour,
    opacity: toStep(moment.edgeKept[row]!, 20),
    width: toStep(moment.edgeWidth[row]!, 4) * Math.sqrt(scene.scale),
  };
}

function toStep(value: number, steps: number): number {
  return Math.round(value * steps) / steps;
}
