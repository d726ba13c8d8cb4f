/** Cytoscape's simple interaction format: a node, a relation and all nodes that it leads to, or a node alone. */
import { message, type Message } from "../../../../shared/sentences/sentences";
import type { Data, Network } from "../json/elements";

/** Told of a line that cannot be used. */
type TurnDown = (line: number, reason: Message) => void;

/** Whether lines name several targets or a node alone: where each has three cells, a table says the same and may have a header. */
export function needsSif(head: string): boolean {
  const lines = head.split(/\r?\n/);
  const whole = (lines.length > 1 ? lines.slice(0, -1) : lines).filter((line) => line.trim() !== "");
  const parted = partedBy(head);
  return whole.some((line) => cellsOf(line, parted).length !== 3);
}

/** The network of a text; lines of two cells are turned down, `isCut` leaves out the one that breaks off. */
export function parseSif(text: string, turnDown: TurnDown, isCut = false): Network {
  const parted = partedBy(text);
  const nodes = new Map<string, number>();
  const edges: { readonly data: Data; readonly line: number }[] = [];
  const lines = text.split(/\r?\n/);
  (isCut ? lines.slice(0, -1) : lines).forEach((line, at) => {
    const [source, relation, ...targets] = cellsOf(line, parted);
    if (source === undefined) return;
    if (relation !== undefined && targets.length === 0) return turnDown(at + 1, message("sif-line"));
    for (const id of [source, ...targets]) if (!nodes.has(id)) nodes.set(id, at + 1);
    for (const target of targets) edges.push({ data: { source, relation, target }, line: at + 1 });
  });
  return {
    nodes: [...nodes.keys()].map((id) => ({ id })),
    edges: edges.map(({ data }) => data),
    lines: [...nodes.values(), ...edges.map(({ line }) => line)],
    isUndirected: false,
  };
}

/** A file with tabs is parted by nothing else: then names may have blanks. */
function partedBy(text: string): RegExp {
  return text.includes("\t") ? /\t/ : /\s+/;
}

function cellsOf(line: string, parted: RegExp): string[] {
  return line
    .split(parted)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== "");
}
