export interface Backoff {
  /** Milliseconds after the first fault. */
  first: number;
  longest: number;
  /** Waits no less than this. */
  least?: number | undefined;
}

/** Milliseconds until the next attempt after so many faults in a row: twice as long after each. */
export const backoff = (faults: number, { first, longest, least = 0 }: Backoff): number =>
  Math.min(Math.max(first * 2 ** (faults - 1), least), longest);
