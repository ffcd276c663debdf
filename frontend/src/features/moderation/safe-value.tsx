import { formatPercent } from '../../lib/format';
import classes from './moderation.module.css';
import { texts } from './moderation.texts';

const toneOf = (value: number) => (value < 0.4 ? 'bad' : value < 0.75 ? 'warn' : 'good');

/** How safe a video seems; the bar only repeats the number. A video without a score shows 'null'. */
export function SafeValue({ value }: { value: number | null }) {
  if (value === null)
    return (
      <span className={classes.unscored} title={texts.notScored}>
        {texts.noValue}
      </span>
    );
  return (
    <span className={classes.safe} data-tone={toneOf(value)}>
      <span className={classes.number}>{formatPercent(value)}</span>
      <span className={classes.bar} aria-hidden>
        <span style={{ width: `${Math.round(value * 100)}%` }} />
      </span>
    </span>
  );
}
