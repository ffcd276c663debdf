// The only file that imports the chart library, so that the library has a chunk of its own.
import '@mantine/charts/styles.layer.css';
import { LineChart } from '@mantine/charts';
import classes from './time-chart.module.css';
import { texts } from './figures.texts';
import { formatFigure, formatMark, formatPoint, formatTick } from './format-figure';
import { lookOf, type Measure, type StepName } from './measures';
import type { SeriesRow } from './series-rows';

/** The lines that can be shown. */
export type LineName = 'value' | 'before';

export interface TimeChartProps {
  measure: Measure;
  rows: SeriesRow[];
  by: StepName;
  shown: Record<LineName, boolean>;
  height: number;
  /** A picture in a narrow place has fewer marks. */
  narrow: boolean;
}

const VALUE = 'var(--cb-chart-1)';
const BEFORE = 'var(--cb-chart-2)';

/** The values so far and the last whole value, so that a period that still grows is drawn as a dotted end. */
function pointsOf(rows: SeriesRow[]) {
  const last = rows.length - 1;
  const running = rows[last]?.partial === true && last > 0;
  return rows.map((row, at) => ({
    ...row,
    value: running && at === last ? null : row.value,
    soFar: running && at >= last - 1 ? row.value : null,
  }));
}

/** Lines over time: this period, and the period before as a pale dashed line. */
export default function TimeChart({ measure, rows, by, shown, height, narrow }: TimeChartProps) {
  return (
    <LineChart
      h={height}
      data={pointsOf(rows)}
      dataKey="day"
      series={[
        ...(shown.before ? [{ name: 'before', color: BEFORE, strokeDasharray: '5 4' }] : []),
        ...(shown.value
          ? [
              { name: 'value', color: VALUE },
              { name: 'soFar', color: VALUE, strokeDasharray: '1 4' },
            ]
          : []),
      ]}
      lineProps={({ name }) => ({
        isAnimationActive: false,
        strokeWidth: name === 'before' ? 1.5 : 2.25,
        strokeLinecap: 'round',
      })}
      curveType="linear"
      connectNulls={false}
      withDots={rows.length === 1}
      accessibilityLayer={false}
      strokeDasharray="0"
      gridColor="var(--cb-line)"
      textColor="var(--cb-ink-3)"
      tickLine="none"
      xAxisProps={{
        tickFormatter: (day: string) => formatMark(day, by),
        minTickGap: narrow ? 56 : 36,
        interval: 'preserveStartEnd',
        padding: { left: 6, right: 6 },
      }}
      yAxisProps={{
        tickFormatter: (value: number) => formatTick(measure, value),
        width: 44,
        allowDecimals: false,
        tickCount: narrow ? 4 : 5,
        // A state is far from 0: its changes would look flat.
        domain: lookOf(measure).state ? ['auto', 'auto'] : [0, 'auto'],
      }}
      tooltipProps={{
        content: ({ active, label }) => {
          const row = active && rows.find(({ day }) => day === label);
          return row ? <Hint measure={measure} row={row} by={by} /> : null;
        },
      }}
      tooltipAnimationDuration={0}
    />
  );
}

/** The values at the pointer. */
function Hint({ measure, row, by }: { measure: Measure; row: SeriesRow; by: StepName }) {
  return (
    <dl className={classes.hint}>
      <div data-line="value">
        <dt>
          {formatPoint(row.day, by)}
          {row.partial && `, ${texts.chart.soFar}`}
        </dt>
        <dd>{formatFigure(measure, row.value)}</dd>
      </div>
      {row.dayBefore && (
        <div data-line="before">
          <dt>{formatPoint(row.dayBefore, by)}</dt>
          <dd>{formatFigure(measure, row.before)}</dd>
        </div>
      )}
    </dl>
  );
}
