/** Windows taking turns: whatever one of them hands over, it is done piece by piece, and after each piece it is another window's turn. */
import { setImmediate as eventLoop } from "node:timers/promises";

/** Never throws; the next piece of any window begins once it has resolved. */
type Piece = () => Promise<void> | void;

export interface Line {
  /** Pieces that are still to be done. */
  readonly waiting: number;
  add(piece: Piece): void;
  /** What has not begun is left out. */
  leave(): void;
}

export class Turns {
  /** Lines that have pieces, whose turn it is first; the one at work comes back last. */
  readonly #lines = new Set<Piece[]>();
  #atWork: Piece[] | undefined;

  line(): Line {
    const pieces: Piece[] = [];
    return {
      get waiting() {
        return pieces.length;
      },
      add: (piece) => {
        pieces.push(piece);
        if (this.#atWork !== pieces) this.#lines.add(pieces);
        if (this.#atWork === undefined) void this.#run();
      },
      leave: () => {
        pieces.length = 0;
      },
    };
  }

  async #run(): Promise<void> {
    for (const line of this.#lines) {
      this.#lines.delete(line);
      this.#atWork = line;
      await line.shift()?.();
      // Other windows are heard before the next piece.
      await eventLoop();
      if (line.length > 0) this.#lines.add(line);
    }
    this.#atWork = undefined;
  }
}
