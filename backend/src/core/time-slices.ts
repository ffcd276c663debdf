import { setImmediate } from 'node:timers/promises';

/** Longest time in milliseconds for which long work keeps other requests waiting. */
const SLICE = 10;

/** Cuts long work into slices: await `pause` after each small piece, and other requests run in between. */
export class TimeSlices {
  private since = performance.now();

  /** Gives way when the present slice is used up; otherwise answers at once. */
  pause(): Promise<void> | undefined {
    return performance.now() - this.since < SLICE ? undefined : this.giveWay();
  }

  private async giveWay(): Promise<void> {
    await setImmediate();
    this.since = performance.now();
  }
}
