import type { ReactNode } from 'react';
import type { FormValues } from '../../../components/record-form/field';
import { formatNumber } from '../../../lib/format';
import { typedNumber } from '../../../lib/typed-number';
import classes from './catalogues.module.css';
import { texts } from './catalogues.texts';

interface Range {
  level: number;
  expFrom: number;
  expTo: number;
}

const numberIn = (value: FormValues[string] | undefined) =>
  typeof value === 'string' && value.trim() ? Number(typedNumber(value)) : NaN;
const rangeIn = ({ level, expFrom, expTo }: FormValues): Range => ({
  level: numberIn(level),
  expFrom: numberIn(expFrom),
  expTo: numberIn(expTo),
});

/**
 * Warns that the typed level's number is taken, or that its range of experience overlaps those of other levels
 * (allowed, but seldom intended). `levels` are the stored levels; `own` is the id of the edited level.
 */
export const rangeRemark =
  (levels: (Range & { _id: string })[] | undefined, own?: string) =>
  (values: FormValues, others: FormValues[] = []): ReactNode => {
    const typed = rangeIn(values);
    const stored = (levels ?? []).filter(({ _id }) => _id !== own);
    const all = [...stored, ...others.map(rangeIn)];
    const overlapping = all.filter(
      ({ expFrom, expTo }) => expFrom < typed.expTo && typed.expFrom < expTo && typed.expFrom < typed.expTo,
    );
    const isTaken = all.some(({ level }) => level === typed.level);
    if (!isTaken && !overlapping.length) return null;
    const numbers = overlapping.map(({ level }) => (Number.isNaN(level) ? '–' : formatNumber(level)));
    return (
      <div className={classes.notice}>
        {isTaken && <p>{texts.taken(formatNumber(typed.level))}</p>}
        {overlapping.length > 0 && (
          <p>
            <strong>{texts.overlaps(numbers.join(', '))}</strong>. {texts.overlapHint}
          </p>
        )}
      </div>
    );
  };
