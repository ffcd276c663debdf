import { useMediaQuery } from '@mantine/hooks';
import { lazy, Suspense, useState } from 'react';
import { ErrorBoundary } from '../../components/base/error-boundary';
import { ErrorState } from '../../components/base/state-views';
import { whenConnected } from '../../lib/chunk';
import { formatDay, formatDays } from '../../lib/format';
import { PHONE } from '../../lib/phone';
import { changeText, totalsOf } from './change-note';
import classes from './series-view.module.css';
import { texts } from './figures.texts';
import { formatFigure, nameOf } from './format-figure';
import type { Measure, Series } from './measures';
import { isCut, isEmpty, isRunning, knownSince, rowsOf } from './series-rows';
import { SeriesTable } from './series-table';
import type { LineName } from './time-chart';
import type { Range, SeriesQuery } from './use-series';
import { ScreenLink } from '../../components/base/rights/screen-link';

const TimeChart = lazy(() => whenConnected(() => import('./time-chart')));

const { chart: text, notes } = texts;
const HEIGHT = 248;
const HEIGHT_ON_PHONES = 208;

interface SeriesViewProps {
  measure: Measure;
  query: SeriesQuery;
  range: Range;
  today: string;
  asTable: boolean;
  /** The list behind the figure. */
  to: string | undefined;
}

/** A series over time, as a chart or as a table, with what a reader must know about its days. */
export function SeriesView({
  measure,
  query: { series, error, retry },
  range,
  today,
  asTable,
  to,
}: SeriesViewProps) {
  if (error) return <ErrorState error={error} onRetry={retry} />;
  if (!series) return <Placeholder />;
  const since = knownSince(measure, series, range.from);
  const empty = isEmpty(series) && !series.before?.total;
  const said = [
    series.filling && !empty && notes.filling,
    since && notes.since(formatDay(since)),
    isCut(series, range.from) && notes.cut,
    isRunning(series, range.to, today) && notes.partial,
  ].filter(Boolean);
  return (
    <div>
      {asTable ? (
        <SeriesTable measure={measure} series={series} range={range} />
      ) : empty ? (
        <p className={classes.nothing}>
          {series.filling ? notes.filling : (texts.empty[measure] ?? texts.nothing)}
        </p>
      ) : (
        <Lines measure={measure} series={series} range={range} />
      )}
      <div className={classes.foot}>
        <p className={classes.notes}>{said.join(' ')}</p>
        {to && <ScreenLink to={to}>{text.list}</ScreenLink>}
      </div>
    </div>
  );
}

const Placeholder = () => <div className={classes.chart} aria-busy />;

/** The chart with its legend: buttons that show or hide a line. */
function Lines({ measure, series, range }: { measure: Measure; series: Series; range: Range }) {
  const [shown, setShown] = useState<Record<LineName, boolean>>({ value: true, before: true });
  const narrow = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  const { from, to, by } = range;
  const { before } = series;
  const rows = rowsOf(series);
  const lines: [LineName, string, string][] = [
    ['value', text.now, formatDays(from, to)],
    ...(before
      ? [['before', text.before, formatDays(before.from, before.to)] as [LineName, string, string]]
      : []),
  ];
  const summary = text.summary(
    nameOf(measure),
    formatDays(from, to),
    formatFigure(measure, series.total),
    changeText({ measure, ...totalsOf(series) }),
  );
  return (
    <>
      <div className={classes.legend} role="group" aria-label={text.lines}>
        {lines.map(([name, label, days]) => (
          <button
            key={name}
            type="button"
            aria-pressed={shown[name]}
            data-line={name}
            onClick={() => setShown({ ...shown, [name]: !shown[name] })}
          >
            <span className={classes.dash} aria-hidden />
            {label} <span className={classes.legendDays}>{days}</span>
          </button>
        ))}
        {rows.some(({ partial }) => partial) && (
          <span className={classes.partial}>
            <span className={classes.dash} aria-hidden />
            {text.partial}
          </span>
        )}
      </div>
      <div className={classes.chart} role="img" aria-label={summary}>
        <ErrorBoundary>
          <Suspense>
            <TimeChart
              measure={measure}
              rows={rows}
              by={by}
              shown={shown}
              height={narrow ? HEIGHT_ON_PHONES : HEIGHT}
              narrow={narrow}
            />
          </Suspense>
        </ErrorBoundary>
      </div>
    </>
  );
}
