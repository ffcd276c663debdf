import { setImmediate } from 'node:timers/promises';

/** The longest time in milliseconds for which long work blocks other requests. */
const SLICE = 10;

/** Splits long work into slices: await `pause` after each small piece, so that other requests run in between. */
export class TimeSlices {
  private since = performance.now();

  /** `longest`: the milliseconds of a slice. */
  constructor(private readonly longest = SLICE) {}

  /** Yields to other requests when the current slice is used up; otherwise returns at once. */
  pause(): Promise<void> | undefined {
    return performance.now() - this.since < this.longest ? undefined : this.giveWay();
  }

  private async giveWay(): Promise<void> {
    await setImmediate();
    this.since = performance.now();
  }
}
