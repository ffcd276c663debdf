import type { Series } from './measures';
import classes from './figure-card.module.css';

const WIDTH = 100;
const HEIGHT = 24;

/**
 * The course of a series without axes; unknown points are gaps. The points at the ends are left out unless
 * they are whole: they would look like a fall. Decoration: the figure above says the total.
 */
export function Sparkline({ points: all }: Pick<Series, 'points'>) {
  const points = all.filter(({ partial }) => !partial);
  const values = points.map(({ value }) => value ?? 0);
  const highest = Math.max(...values);
  const lowest = Math.min(0, ...values);
  if (points.length < 2 || highest === lowest) return <div className={classes.spark} />;
  const x = (at: number) => ((at / (points.length - 1)) * WIDTH).toFixed(1);
  const y = (value: number) => (HEIGHT - ((value - lowest) / (highest - lowest)) * HEIGHT).toFixed(1);
  const path = points
    .map(({ value }, at) =>
      value === null ? '' : `${points[at - 1]?.value == null ? 'M' : 'L'}${x(at)} ${y(value)}`,
    )
    .join('');
  return (
    <svg
      className={classes.spark}
      viewBox={`0 -2 ${WIDTH} ${HEIGHT + 4}`}
      preserveAspectRatio="none"
      aria-hidden
    >
      <path d={path} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
