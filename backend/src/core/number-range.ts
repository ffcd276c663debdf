import { fieldError } from './errors.js';

/**
 * Returns a database filter for the numbers from `from` to `to`, both included; undefined without a bound. Fails on the
 * field `name` when the bounds are in the wrong order.
 */
export function numberRange(
  from: number | undefined,
  to: number | undefined,
  name: string,
): { $gte?: number; $lte?: number } | undefined {
  if (from === undefined && to === undefined) return undefined;
  if (from !== undefined && to !== undefined && from > to) throw fieldError(name, `Must be at most ${to}`);
  return { ...(from !== undefined && { $gte: from }), ...(to !== undefined && { $lte: to }) };
}
