import { VisuallyHidden } from '@mantine/core';
import { formatPercent, formatSignedPercent } from '../../lib/format';
import { changeOf } from './change';
import { formatFigure } from './format-figure';
import classes from './change-note.module.css';
import { texts } from './figures.texts';
import type { Measure } from './measures';

const { change: text } = texts;

interface Totals {
  measure: Measure;
  total: number | null;
  before: number | null;
}

/** Says in a sentence how a total differs from the period before. */
export function changeText({ measure, total, before: was }: Totals): string {
  const change = changeOf(measure, total, was);
  if (!change) return text.none;
  const before = formatFigure(measure, change.before);
  if (change.direction === 'same') return text.same;
  const share = change.share === undefined ? '' : formatPercent(Math.abs(change.share));
  return text[change.direction](share, before).trim();
}

interface ChangeNoteProps extends Totals {
  /** Leaves out the total before, where there is little room. */
  short?: boolean;
}

/** The change of a total against the period before: sign and percent, and the total before. */
export function ChangeNote({ short = false, ...totals }: ChangeNoteProps) {
  const { measure, total, before } = totals;
  const change = changeOf(measure, total, before);
  if (!change) return <span className={classes.change}>{short ? '' : text.none}</span>;
  const { direction, share, tone } = change;
  return (
    <span className={classes.change}>
      <span aria-hidden>
        {direction === 'same' ? (
          text.same
        ) : (
          <>
            {share !== undefined && (
              <span className={classes.share} data-tone={tone}>
                {formatSignedPercent(share)}
              </span>
            )}{' '}
            {(!short || share === undefined) && text.from(formatFigure(measure, before))}
          </>
        )}
      </span>
      <VisuallyHidden>{changeText(totals)}</VisuallyHidden>
    </span>
  );
}
