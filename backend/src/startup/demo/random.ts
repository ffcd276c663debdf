/** The same sequence for the same seed: a demo installation looks alike everywhere, and tests can rely on it. */
export class Random {
  constructor(private state: number) {}

  /** From 0 to 1 (mulberry32). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number from `minimum` to `maximum`, both included. */
  int(minimum: number, maximum: number): number {
    return minimum + Math.floor(this.next() * (maximum - minimum + 1));
  }

  pick<T>(values: readonly T[]): T {
    // The value itself may be undefined: only the place is known to exist.
    return values[this.int(0, values.length - 1)] as T;
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }
}
