/** Notices a far end that says nothing while something waits for it: one that hangs keeps its line open, so that nothing fails. */

/** Milliseconds between two looks. */
export const TICK = 1000;
/** Looks without a word, after which the far end is asked whether it is there, and after which it is told to be silent. */
const [ASKS_AFTER, TELLS_AFTER] = [2, 10];

export interface SilenceParts {
  /** Whether anything waits for the far end. */
  readonly waits: () => boolean;
  /** Asks for a word that costs nothing; one that works at something long gives it at once. */
  readonly ask: () => void;
  readonly tell: (silent: boolean) => void;
}

/** Looks are counted, not read off a clock: a machine that slept, or a page that was busy, has missed no word. */
export class Silence {
  #looks = 0;
  #silent = false;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly parts: SilenceParts) {}

  /** Something was sent that is to be answered. */
  begin(): void {
    this.#timer ??= setInterval(() => this.#look(), TICK);
  }

  /** The far end said something, or is another one. */
  heard(): void {
    this.#looks = 0;
    this.#say(false);
  }

  #look(): void {
    if (!this.parts.waits()) {
      clearInterval(this.#timer);
      this.#timer = undefined;
      this.heard();
      return;
    }
    this.#looks++;
    if (this.#looks === ASKS_AFTER) this.parts.ask();
    if (this.#looks >= TELLS_AFTER) this.#say(true);
  }

  #say(silent: boolean): void {
    if (silent === this.#silent) return;
    this.#silent = silent;
    this.parts.tell(silent);
  }
}
