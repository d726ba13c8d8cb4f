/** Milliseconds after which reading goes on long enough for somebody to wait, and to end it. */
const LONG = 1000;

type Tell = (mapping: string, warnings: readonly string[]) => void;

/** What tables are taken for, told once: where reading takes long or is done. A refusal before that makes it moot. */
export class HeldPlan {
  private held: Parameters<Tell> | undefined;
  private since = 0;

  constructor(
    private readonly remark: Tell,
    private readonly now: () => number = () => performance.now(),
  ) {}

  hold(...plan: Parameters<Tell>): void {
    this.held = plan;
    this.since = this.now();
  }

  /** To be called while reading goes on. */
  tellIfLong(): void {
    if (this.now() - this.since > LONG) this.tell();
  }

  tell(): void {
    if (this.held) this.remark(...this.held);
    this.held = undefined;
  }
}
