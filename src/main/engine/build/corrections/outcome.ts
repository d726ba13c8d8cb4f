/** What became of the corrections of a build: each is applied, or does not fit for one reason. */
import type { Applied, Correction } from "../../../../shared/texts/corrections";
import { say } from "../../../../shared/sentences/sentences";

export class Outcome {
  private readonly reasons = new Map<string, string>();
  private readonly done = new Set<string>();

  constructor(readonly all: readonly Correction[]) {}

  apply({ id }: Correction): void {
    this.done.add(id);
  }

  refuse({ id }: Correction, reason: string): void {
    this.reasons.set(id, reason);
  }

  /** In the order of the corrections; what no step took up has its text elsewhere. */
  told(): Applied {
    const missing = say("correction-elsewhere");
    return {
      applied: this.all.filter(({ id }) => this.done.has(id)).map(({ id }) => id),
      unfit: this.all
        .filter(({ id }) => !this.done.has(id))
        .map(({ id }) => ({ id, reason: this.reasons.get(id) ?? missing })),
    };
  }
}

/** Corrections of some kinds, in their order. */
export function ofKinds<K extends Correction["change"]["kind"]>(
  all: readonly Correction[],
  ...kinds: readonly K[]
) {
  type Of = Correction & { readonly change: Extract<Correction["change"], { kind: K }> };
  return all.filter((one): one is Of => (kinds as readonly string[]).includes(one.change.kind));
}
