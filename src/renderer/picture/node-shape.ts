/** The second cue beside colour: a shape per label, the same in the cloud and in cytoscape. */

/** Cytoscape's names, in the order labels take them. */
export const NODE_SHAPES = [
  "ellipse",
  "round-rectangle",
  "diamond",
  "triangle",
  "hexagon",
  "pentagon",
  "rhomboid",
  "octagon",
] as const;
export type NodeShape = (typeof NODE_SHAPES)[number];

/** Shape of the label with this index; −1 and every eighth label are discs. */
export function nodeShape(label: number): NodeShape {
  return NODE_SHAPES[Math.max(0, label) % NODE_SHAPES.length] ?? "ellipse";
}

const POLYGONS: Partial<Record<NodeShape, readonly (readonly [number, number])[]>> = {
  "round-rectangle": [
    [-0.85, -0.85],
    [0.85, -0.85],
    [0.85, 0.85],
    [-0.85, 0.85],
  ],
  diamond: [
    [0, -1.15],
    [1.15, 0],
    [0, 1.15],
    [-1.15, 0],
  ],
  triangle: [
    [0, -1.1],
    [1.1, 0.95],
    [-1.1, 0.95],
  ],
  hexagon: ring(6, 0),
  pentagon: ring(5, -Math.PI / 2),
  rhomboid: [
    [-1.2, -0.8],
    [0.7, -0.8],
    [1.2, 0.8],
    [-0.7, 0.8],
  ],
  octagon: ring(8, Math.PI / 8),
};

/** Outline of a label's shape as an SVG path around 0, 0 with radius 1: for legends. */
export function shapePath(label: number): string {
  return outlinePath(nodeShape(label));
}

/** Outline of a shape as an SVG path around 0, 0 with radius 1. */
export function outlinePath(shape: NodeShape): string {
  const corners = POLYGONS[shape];
  if (!corners) return "M1 0A1 1 0 1 1 -1 0A1 1 0 1 1 1 0Z";
  return `M${corners.map(([x, y]) => `${x.toFixed(3)} ${y.toFixed(3)}`).join("L")}Z`;
}

/** Adds the shape's outline, centred, to the current path of a context. */
export function traceShape(
  context: CanvasRenderingContext2D,
  shape: NodeShape,
  x: number,
  y: number,
  radius: number,
) {
  const corners = POLYGONS[shape];
  if (!corners) {
    context.moveTo(x + radius, y);
    context.arc(x, y, radius, 0, 2 * Math.PI);
    return;
  }
  corners.forEach(([dx, dy], at) => {
    if (at === 0) context.moveTo(x + dx * radius, y + dy * radius);
    else context.lineTo(x + dx * radius, y + dy * radius);
  });
  context.closePath();
}

function ring(corners: number, turn: number): [number, number][] {
  return Array.from({ length: corners }, (_, at) => {
    const angle = turn + (at * 2 * Math.PI) / corners;
    return [1.05 * Math.cos(angle), 1.05 * Math.sin(angle)];
  });
}
