/**
 * A random generator with a fixed sequence per seed: demo installations look the same everywhere, and tests can rely on
 * them.
 */
export class Random {
  constructor(private state: number) {}

  /** Returns a number from 0 up to, but not including, 1 (mulberry32). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** Returns a whole number from `minimum` to `maximum`, both included. */
  int(minimum: number, maximum: number): number {
    return minimum + Math.floor(this.next() * (maximum - minimum + 1));
  }

  pick<T>(values: readonly T[]): T {
    // The value itself may be undefined; only its index is known to exist.
    return values[this.int(0, values.length - 1)] as T;
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }
}
