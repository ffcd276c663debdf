export interface Backoff {
  /** Delay in milliseconds after the first failure. */
  first: number;
  longest: number;
  /** The minimum delay. */
  least?: number | undefined;
}

/** Returns the delay in milliseconds after this many consecutive failures: doubles with each failure. */
export const backoff = (faults: number, { first, longest, least = 0 }: Backoff): number =>
  Math.min(Math.max(first * 2 ** (faults - 1), least), longest);
