/** All names as paths of words from one root: finds every name that starts at a place in a text, one hash look-up per word. */
import type { NameWords } from "./name-words";

const NONE = -1;

/** States are numbers; 0 is the root. Nodes of equal folded name hang in one chain at their last word's state. */
export class NameTrie {
  private states = 1;
  private readonly table: Int32Array;
  private readonly parents: Int32Array;
  private readonly words: Int32Array;
  private readonly firstNodes: Int32Array;
  private readonly nextNodes: Int32Array;

  constructor({ starts, list }: NameWords) {
    const nodeCount = starts.length - 1;
    this.table = new Int32Array(2 ** Math.ceil(Math.log2(list.length * 2 + 2))).fill(NONE);
    this.parents = new Int32Array(list.length + 1);
    this.words = new Int32Array(list.length + 1);
    this.firstNodes = new Int32Array(list.length + 1).fill(NONE);
    this.nextNodes = new Int32Array(nodeCount).fill(NONE);
    // Backwards, so that chains come out in ascending handle.
    for (let node = nodeCount - 1; node >= 0; node--)
      this.insert(node, list.subarray(starts[node], starts[node + 1]));
  }

  /** The state one word further, −1 when no name goes on like that. */
  step(state: number, word: number): number {
    return word < 0 ? NONE : this.table[this.slot(state, word)]!;
  }

  /** Nodes whose whole name ends at this state, ascending; empty at most states. */
  nodesAt(state: number): number[] {
    const nodes: number[] = [];
    for (let node = state > 0 ? this.firstNodes[state]! : NONE; node !== NONE; node = this.nextNodes[node]!)
      nodes.push(node);
    return nodes;
  }

  private insert(node: number, name: Int32Array): void {
    let state = 0;
    for (const word of name) state = this.stepOrGrow(state, word);
    // A name without a single letter or digit cannot be spoken of in words.
    if (state === 0) return;
    this.nextNodes[node] = this.firstNodes[state]!;
    this.firstNodes[state] = node;
  }

  private stepOrGrow(state: number, word: number): number {
    const slot = this.slot(state, word);
    if (this.table[slot] === NONE) {
      this.parents[this.states] = state;
      this.words[this.states] = word;
      this.table[slot] = this.states++;
    }
    return this.table[slot]!;
  }

  private slot(state: number, word: number): number {
    const mask = this.table.length - 1;
    let at = (Math.imul(state, 0x9e3779b1) ^ Math.imul(word + 1, 0x85ebca6b)) >>> 0;
    at = (at ^ (at >>> 15)) & mask;
    for (;;) {
      const found = this.table[at]!;
      if (found === NONE || (this.parents[found] === state && this.words[found] === word)) return at;
      at = (at + 1) & mask;
    }
  }
}
