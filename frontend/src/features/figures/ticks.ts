interface TickOptions {
  /** The most marks. */
  most: number;
  /** The values are a state, far from 0: the marks begin near the lowest one. */
  isState?: boolean | undefined;
  /** The values are minutes: the marks are whole minutes, hours or days. */
  isMinutes?: boolean | undefined;
}

const [HOUR, DAY] = [60, 1440];
const MINUTE_STEPS = [1, 2, 5, 10, 15, 30, HOUR, 2 * HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR, DAY];

/** Returns the steps between marks, from the smallest: 1, 2, 5, 10, 20, 50 and so on. */
function* stepsOf(isMinutes: boolean | undefined): Generator<number> {
  const unit = isMinutes ? DAY : 1;
  if (isMinutes) yield* MINUTE_STEPS;
  for (let power = unit; ; power *= 10) for (const step of [1, 2, 5]) yield step * power;
}

/** Returns the marks of an axis: whole, round numbers from below the lowest value, or 0, to above the highest one. */
export function roundTicks(values: readonly number[], { most, isState, isMinutes }: TickOptions): number[] {
  const bounds = isState && values.length ? values : [0, ...values];
  const [lowest, highest] = [Math.min(...bounds), Math.max(...bounds)];
  for (const step of stepsOf(isMinutes)) {
    const first = Math.floor(lowest / step);
    const last = Math.max(Math.ceil(highest / step), first + 1);
    if (last - first < most) return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step);
  }
  return [];
}
