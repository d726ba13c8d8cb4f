/** The files that a model to be installed comes in, wherever they lie. */
export interface ModelSource {
  /** Files, by paths with "/". */
  readonly names: readonly string[];
  /** Writes one of them to a path; throws ReasonError where it is broken or has more than `most` bytes. */
  copy(name: string, to: string, most: number, signal: AbortSignal): Promise<void>;
}
