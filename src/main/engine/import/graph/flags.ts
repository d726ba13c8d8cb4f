/** A truth value for each of a growing number of rows, a byte each: false until it is set. */
export class Flags {
  /** How many are true. */
  count = 0;
  private bytes = new Uint8Array(1024);

  has(row: number): boolean {
    return this.bytes[row] === 1;
  }

  set(row: number, value: boolean): void {
    if (row >= this.bytes.length) this.grow(row);
    this.count += Number(value) - this.bytes[row]!;
    this.bytes[row] = Number(value);
  }

  private grow(row: number): void {
    const wider = new Uint8Array(2 * Math.max(row, this.bytes.length));
    wider.set(this.bytes);
    this.bytes = wider;
  }
}
