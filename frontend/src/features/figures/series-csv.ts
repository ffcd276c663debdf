import { csvOf } from '../../lib/csv';
import { texts } from './figures.texts';
import { nameOf, plainFigure } from './format-figure';
import type { GroupName, Measure, Series, StepName } from './measures';
import { rowsOf } from './series-rows';

/** The data of a chart as CSV: one line a point, with the point of the period before. */
export function seriesCsv(measure: Measure, series: Series, by: StepName): string {
  const { table, chart } = texts;
  return csvOf([
    [table[by], nameOf(measure), chart.before, table.dayBefore],
    ...rowsOf(series).map(({ day, value, before, dayBefore }) => [
      day,
      plainFigure(measure, value),
      plainFigure(measure, before),
      dayBefore ?? null,
    ]),
  ]);
}

/** The totals by owner as CSV. */
export function groupsCsv(measure: Measure, group: GroupName, { groups = [], others }: Series): string {
  return csvOf([
    [texts.groups[group], texts.bars.code, nameOf(measure), texts.chart.before],
    ...groups.map(({ name, code, total, before }) => [
      name,
      code,
      plainFigure(measure, total),
      plainFigure(measure, before),
    ]),
    ...(others ? [[texts.bars.others, null, plainFigure(measure, others), null]] : []),
  ]);
}

/** The name of an exported file: measure, by what it is compared, days. */
export const fileName = (measure: Measure, { from, to }: { from: string; to: string }, group?: GroupName) =>
  `${[measure.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), ...(group ? [`by-${group}`] : [])].join('-')}_${from}_${to}.csv`;
