/** What the window knows of an engine that ended by itself and was started again. */
export interface Restart {
  /** Why it ended, in the system's words. */
  readonly reason: string;
  /** Whether the question was asked again by itself. */
  readonly asksAgain: boolean;
}
