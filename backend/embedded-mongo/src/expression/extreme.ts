import { compareValues } from '../bson/compare.js';

/** The smallest or greatest of the values that are there. */
export function extreme(values: readonly unknown[], direction: 1 | -1): unknown {
  let best: unknown;
  for (const value of values)
    if (
      value !== null &&
      value !== undefined &&
      (best === undefined || direction * compareValues(value, best) > 0)
    )
      best = value;
  return best ?? null;
}
