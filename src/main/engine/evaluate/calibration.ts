/** Do edge probabilities mean what they say? Among edges with p near .7, seven in ten should be gold. */

const BINS = 15;
/** Most of a big candidate graph has p ≈ 0 and agrees with anything; edges from here on, the sampler's usual threshold, tell more. */
const FLOOR = 0.01;

/** A bar of the reliability diagram; empty ones are left out. */
export interface ReliabilityBin {
  readonly from: number;
  readonly to: number;
  readonly edges: number;
  readonly meanProbability: number;
  readonly goldShare: number;
}

export interface CalibrationFigures {
  readonly edges: number;
  readonly goldEdges: number;
  /** Expected calibration error: mean over the edges of |share of gold − mean p| of their bin. */
  readonly ece: number;
  readonly bins: readonly ReliabilityBin[];
}

export interface Calibration {
  readonly all: CalibrationFigures;
  /** Of the edges with p ≥ `threshold` alone. */
  readonly above?: CalibrationFigures & { readonly threshold: number };
}

/** Collects edges of many questions into equal-width bins; every edge counts alike. */
class Reliability {
  private readonly edges = new Float64Array(BINS);
  private readonly probability = new Float64Array(BINS);
  private readonly gold = new Float64Array(BINS);

  constructor(private readonly floor = 0) {}

  /** Edges with p below the floor are passed over; `goldRows` are the rows that should have p = 1. */
  add(probabilities: Float64Array, goldRows: ReadonlySet<number>): void {
    probabilities.forEach((p, row) => {
      if (!(p >= this.floor)) return;
      const bin = Math.min(BINS - 1, Math.floor(p * BINS));
      this.edges[bin]!++;
      this.probability[bin]! += p;
      if (goldRows.has(row)) this.gold[bin]!++;
    });
  }

  /** Undefined where no edge was added. */
  figures(): CalibrationFigures | undefined {
    const edges = sum(this.edges);
    if (edges === 0) return undefined;
    const distances = this.edges.map((_, bin) => Math.abs(this.gold[bin]! - this.probability[bin]!));
    return {
      edges,
      goldEdges: sum(this.gold),
      ece: sum(distances) / edges,
      bins: Array.from({ length: BINS }, (_, bin) => this.bin(bin)).filter((bin) => bin.edges > 0),
    };
  }

  private bin(bin: number): ReliabilityBin {
    const edges = this.edges[bin]!;
    return {
      from: bin / BINS,
      to: (bin + 1) / BINS,
      edges,
      meanProbability: this.probability[bin]! / edges,
      goldShare: this.gold[bin]! / edges,
    };
  }
}

/** The edges of many questions, with and without those hardly anyone would call gold. */
export class CalibrationCollector {
  private readonly all = new Reliability();
  private readonly above = new Reliability(FLOOR);

  /** Every edge's p, and the rows of those that are gold. */
  add(probabilities: Float64Array, goldRows: ReadonlySet<number>): void {
    this.all.add(probabilities, goldRows);
    this.above.add(probabilities, goldRows);
  }

  /** Undefined where no edge was added. */
  figures(): Calibration | undefined {
    const [all, above] = [this.all.figures(), this.above.figures()];
    return all && { all, ...(above && { above: { threshold: FLOOR, ...above } }) };
  }
}

/** From here on a reader takes an answer for sure. */
const SURE = 0.9;

export interface TopFigures {
  readonly questions: number;
  /** As of edges, over the first answers: |share that is right − mean p| of their bin. */
  readonly ece: number;
  /** Those with p ≥ .9: how many, and which share of them is right. */
  readonly sure: number;
  readonly sureRight: number;
}

/** Is a first answer that claims p right in p of all cases? One question, one number. */
export class TopCalibration {
  private readonly believed = new Reliability();
  private questions = 0;
  private sure = 0;
  private sureRight = 0;

  /** p in [0, 1] of the first answer, and whether it is right. */
  add(p: number, isRight: boolean): void {
    this.believed.add(Float64Array.of(p), new Set(isRight ? [0] : []));
    this.questions++;
    if (p < SURE) return;
    this.sure++;
    if (isRight) this.sureRight++;
  }

  /** Undefined where no answer was added. */
  figures(): TopFigures | undefined {
    const figures = this.believed.figures();
    if (!figures) return undefined;
    const { questions, sure, sureRight } = this;
    return { questions, ece: figures.ece, sure, sureRight: sure > 0 ? sureRight / sure : NaN };
  }
}

function sum(values: Float64Array): number {
  return values.reduce((total, value) => total + value, 0);
}
