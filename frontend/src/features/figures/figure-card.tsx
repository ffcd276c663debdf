import { Skeleton } from '@mantine/core';
import { reasonOf } from '../../components/base/notify';
import { formatDay } from '../../lib/format';
import { ChangeNote, totalsOf } from './change-note';
import changes from './change-note.module.css';
import classes from './figure-card.module.css';
import { texts } from './figures.texts';
import { formatFigure, nameOf } from './format-figure';
import type { Measure } from './measures';
import { knownSince } from './series-rows';
import { Sparkline } from './sparkline';
import { useSeries, type Range } from './use-series';
import { ScreenLink } from '../../components/base/rights/screen-link';

interface FigureCardProps {
  measure: Measure;
  range: Range;
  /** The list behind the figure. */
  to: string | undefined;
}

/** A key figure: its total, the change against the period before and its course. */
export function FigureCard({ measure, range, to }: FigureCardProps) {
  const { series, error, retry } = useSeries(measure, range);
  const since = series && knownSince(measure, series, range.from);
  return (
    <div className={classes.card} aria-busy={!series && !error}>
      <dt>{to ? <ScreenLink to={to}>{nameOf(measure)}</ScreenLink> : nameOf(measure)}</dt>
      {error ? (
        <dd className={classes.failed}>
          {reasonOf(error)}{' '}
          <button type="button" onClick={retry}>
            {texts.retry}
          </button>
        </dd>
      ) : series ? (
        <>
          {series.total === null ? (
            <dd className={classes.unknown}>{series.filling ? texts.summing : texts.unknown}</dd>
          ) : (
            <dd className={classes.total}>{formatFigure(measure, series.total)}</dd>
          )}
          <dd>
            {since ? (
              <span className={changes.change}>{texts.notes.since(formatDay(since))}</span>
            ) : (
              <ChangeNote measure={measure} {...totalsOf(series)} />
            )}
          </dd>
          <dd aria-hidden>
            <Sparkline points={series.points} />
          </dd>
        </>
      ) : (
        <dd>
          <Skeleton height={28} width={90} mt={6} mb={8} />
          <Skeleton height={40} />
        </dd>
      )}
    </div>
  );
}
