/** Which file defined each node. */
export class NodeFiles {
  private readonly names: string[] = [];
  /** By handle, as places in `names`. */
  private readonly places: number[] = [];

  /** Says whose rows come next. */
  begin(name: string): void {
    if (this.names.at(-1) !== name) this.names.push(name);
  }

  note(handle: number): void {
    this.places[handle] = this.names.length - 1;
  }

  /** As a number, the same for one file read in a row; −1 where only edges name the node. */
  of(handle: number): number {
    return this.places[handle] ?? -1;
  }
}
