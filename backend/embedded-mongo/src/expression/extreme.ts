import { compareValues } from '../bson/compare.js';

/** Returns the greatest (1) or smallest (-1) of the values, or null. Skips null and missing values. */
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
