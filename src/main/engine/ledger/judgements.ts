/** Everything judged on this machine, a JSON line each, by the identity of the graph; the last word on an answer counts. */
import { z } from "zod";
import type { Failure } from "../../../shared/failure";
import { judgeRequestSchema, type JudgeRequest } from "../../../shared/judging";
import type { JudgedQuestion } from "../ask/trust/judged";
import { addLines, readRecords, unreadRecords } from "../records/line-file";
import { stampOf } from "../records/whole-file";

const lineSchema = judgeRequestSchema.extend({ kind: z.literal("judgement"), at: z.iso.datetime() });

export class Judgements {
  #stamp = "";
  /** By graph, recipe and question. */
  #questions = new Map<string, JudgedQuestion>();

  constructor(private readonly path: string) {}

  /** Whether anything was judged: a graph's identity takes reading it whole. */
  get isEmpty(): boolean {
    return stampOf(this.path) === "";
  }

  /** The questions judged on this graph by a recipe, whose every word was not taken back. Throws what the file system throws. */
  of(graph: string, recipe: string): JudgedQuestion[] {
    this.#refresh();
    return [...this.#questions.values()].filter(
      (one) => one.graph === graph && one.recipe === recipe && isJudged(one),
    );
  }

  /** Keeps what was said; the disk has it then. Throws what the file system throws. */
  add(request: JudgeRequest, now = new Date()): void {
    addLines(this.path, [JSON.stringify({ kind: "judgement", at: now.toISOString(), ...request })]);
  }

  /** Why some of it is left out. */
  unread(): Failure[] {
    return unreadRecords(this.path, lineSchema);
  }

  /** Lines that this version cannot read are passed over and stay. */
  #refresh(): void {
    if (stampOf(this.path) === this.#stamp) return;
    const { records, stamp } = readRecords(this.path, lineSchema);
    this.#questions = new Map();
    for (const record of records) this.#take(record);
    this.#stamp = stamp;
  }

  #take({ answer, verdict, kind: _kind, at: _at, ...subject }: z.infer<typeof lineSchema>): void {
    const key = JSON.stringify([subject.graph, subject.recipe, subject.question]);
    const known = this.#questions.get(key);
    const { [answer ?? ""]: _before, ...said } = known?.said ?? {};
    const whole = answer === undefined ? verdict : (known?.verdict ?? null);
    this.#questions.set(key, {
      ...subject,
      ...(whole !== null && { verdict: whole }),
      said: answer === undefined || verdict === null ? said : { ...said, [answer]: verdict },
    });
  }
}

function isJudged({ verdict, said }: JudgedQuestion): boolean {
  return verdict !== undefined || Object.keys(said).length > 0;
}
