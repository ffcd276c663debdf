// The only file that imports the chart library, so that the library has a chunk of its own.
import '@mantine/charts/styles.layer.css';
import { LineChart } from '@mantine/charts';
import classes from './time-chart.module.css';
import { texts } from './figures.texts';
import { formatFigure, formatMark, formatPoint, formatTick } from './format-figure';
import { lookOf, type Measure, type StepName } from './measures';
import type { SeriesRow } from './series-rows';
import { roundTicks } from './ticks';

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
/** The pixels for the marks of the values: ₹300K needs more than 300K. */
const NUMBER_WIDTH = 44;
const MONEY_WIDTH = 58;

/**
 * Values without the points that are not whole, and those points with their neighbours, which are drawn as dotted ends.
 * Points of the days before that are not whole are left out.
 */
function pointsOf(rows: SeriesRow[]) {
  const last = rows.length - 1;
  const isPart = (at: number) => last > 0 && rows[at]?.partial === true;
  return rows.map((row, at) => ({
    ...row,
    value: isPart(at) ? null : row.value,
    before: row.beforePartial ? null : row.before,
    soFar: isPart(at) || isPart(at - 1) || isPart(at + 1) ? row.value : null,
  }));
}

/** Returns the marks of the values that are shown. */
function ticksOf({ measure, rows, shown, narrow }: TimeChartProps): number[] {
  const { state, minutes } = lookOf(measure);
  const values = rows.flatMap(({ value, before }) => [shown.value && value, shown.before && before]);
  return roundTicks(
    values.filter((value) => typeof value === 'number'),
    { most: narrow ? 4 : 5, isState: state, isMinutes: minutes },
  );
}

/** Lines over time: this period, and the period before as a pale dashed line. */
export default function TimeChart(props: TimeChartProps) {
  const { measure, rows, by, shown, height, narrow } = props;
  const ticks = ticksOf(props);
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
        width: lookOf(measure).paise ? MONEY_WIDTH : NUMBER_WIDTH,
        ticks,
        domain: [ticks[0] ?? 0, ticks.at(-1) ?? 'auto'],
      }}
      tooltipProps={{
        content: ({ active, label }) => {
          const at = active ? rows.findIndex(({ day }) => day === label) : -1;
          const row = rows[at];
          return row ? <Hint measure={measure} row={row} by={by} isLast={at === rows.length - 1} /> : null;
        },
      }}
      tooltipAnimationDuration={0}
    />
  );
}

interface HintProps {
  measure: Measure;
  row: SeriesRow;
  by: StepName;
  isLast: boolean;
}

/** The values at the pointer. */
function Hint({ measure, row, by, isLast }: HintProps) {
  return (
    <dl className={classes.hint}>
      <div data-line="value">
        <dt>
          {formatPoint(row.day, by)}
          {row.partial && `, ${isLast ? texts.chart.soFar : texts.chart.cut}`}
        </dt>
        <dd>{formatFigure(measure, row.value)}</dd>
      </div>
      {row.dayBefore && (
        <div data-line="before">
          <dt>
            {formatPoint(row.dayBefore, by)}
            {row.beforePartial && `, ${texts.chart.cut}`}
          </dt>
          <dd>{formatFigure(measure, row.before)}</dd>
        </div>
      )}
    </dl>
  );
}
