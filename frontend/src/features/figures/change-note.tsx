import { VisuallyHidden } from '@mantine/core';
import { formatPercent, formatSignedPercent } from '../../lib/format';
import { changeOf } from './change';
import { formatFigure } from './format-figure';
import classes from './change-note.module.css';
import { texts } from './figures.texts';
import type { Measure, Series } from './measures';

const { change: text } = texts;

interface Totals {
  measure: Measure;
  /** Of the whole period. */
  total: number | null;
  /** Of its full days, which `before` is compared with. Differs from the total while today is not over. */
  compared: number | null;
  before: number | null;
}

/** Returns what a change is made of, from a series. */
export const totalsOf = ({ total, compared, before }: Series) => ({
  total,
  compared: compared?.total ?? null,
  before: before?.total ?? null,
});

/** Says in a sentence how the full days of a period differ from the days before that they are compared with. */
export function changeText({ measure, total, compared, before: was }: Totals): string {
  const change = changeOf(measure, compared, was);
  if (!change) return text.none;
  const before = formatFigure(measure, change.before);
  const share = change.share === undefined ? '' : formatPercent(Math.abs(change.share));
  const sentence = change.direction === 'same' ? text.same : text[change.direction](share, before).trim();
  return compared === total ? sentence : text.untilYesterday(formatFigure(measure, compared), sentence);
}

interface ChangeNoteProps extends Totals {
  /** Leaves out the total before, where there is little room. */
  short?: boolean;
}

/** The change against the days before: sign and percent, and the total before or until when the days are compared. */
export function ChangeNote({ short = false, ...totals }: ChangeNoteProps) {
  const { measure, total, compared, before } = totals;
  const change = changeOf(measure, compared, before);
  const isWhole = compared === total;
  if (!change) return <span className={classes.change}>{short ? '' : text.none}</span>;
  const { direction, share, tone } = change;
  return (
    <span className={classes.change} title={changeText(totals)}>
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
            {(!short || share === undefined) &&
              (isWhole || share === undefined ? text.from(formatFigure(measure, before)) : text.toYesterday)}
          </>
        )}
      </span>
      <VisuallyHidden>{changeText(totals)}</VisuallyHidden>
    </span>
  );
}
