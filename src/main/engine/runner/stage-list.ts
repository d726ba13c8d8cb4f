/** Lists of stages: what a stage declares, and an order in which each sees only what earlier ones made. */

/** What all stages of one list share: their names, what is asked of them, the world they may touch, and what they count. */
export interface Kind {
  readonly name: string;
  readonly task: object;
  readonly ports: StagePorts;
  readonly count: string;
}

/** The least a stage's world holds. */
export interface StagePorts {
  /** What the results are true of: an open store. Results remembered for one never answer for another. */
  readonly store: object;
  readonly signal: AbortSignal;
  readonly progress: (done: number, total: number) => void;
}

/** Something that a stage did more than once or beside other things, timed by itself: what came of it, in milliseconds. */
export interface StagePart {
  readonly name: string;
  readonly found: number;
  readonly ms: number;
}

/** A stage's result: what later stages see of it, and how many things are alive after it, by what they are. */
export interface Result<Count extends string, Makes extends object> {
  readonly made: Makes;
  readonly alive: Readonly<Record<Count, number>>;
  /** Absent where nothing was timed by itself. */
  readonly parts?: readonly StagePart[];
  /** The stage wants to run once more, over what it has made: another round, reported by itself. */
  readonly again?: true;
}

type Ready<T> = T | Promise<T>;

export interface Stage<K extends Kind, Sees extends object, Reads, Makes extends object> {
  /** Stages in a row with one name are one stage to whoever reads the reports. */
  readonly name: K["name"];
  /**
   * What the stage reads besides what earlier stages made: its parameters and all else it depends on (pins, a random seed), as data.
   * It is the stage's key in the memory and all that `run` is handed of the task, so that nothing can be missing from the key.
   * Undefined: there is nothing to do, and the stage is left out.
   */
  readonly reads: (
    task: K["task"],
    seen: Sees,
    ports: Omit<K["ports"], "progress">,
  ) => Ready<Reads | undefined>;
  readonly run: (seen: Sees, reads: Reads, ports: K["ports"]) => Ready<Result<K["count"], Makes>>;
}

/** A stage of which a list has checked what it sees. */
export type AnyStage<K extends Kind> = Stage<K, object, unknown, object>;

/** Stages in the order they run; `State` is all that they have made by the end. */
export class StageList<K extends Kind, State extends object = object> {
  private constructor(private readonly stages: readonly AnyStage<K>[]) {}

  /** A list without stages. */
  static of<K extends Kind>(): StageList<K> {
    return new StageList<K>([]);
  }

  /** The list with one stage more, which sees what those before it make. */
  with<Reads, Makes extends object>(
    stage: Stage<K, State, Reads, Makes>,
  ): StageList<K, Omit<State, keyof Makes> & Makes> {
    // Only the place in the list knows that what the stage sees has been made by then.
    return new StageList([...this.stages, stage as unknown as AnyStage<K>]);
  }

  [Symbol.iterator](): Iterator<AnyStage<K>> {
    return this.stages[Symbol.iterator]();
  }
}
