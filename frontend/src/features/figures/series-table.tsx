import { formatDays } from '../../lib/format';
import classes from './figure-table.module.css';
import { texts } from './figures.texts';
import { formatFigure, formatPoint, nameOf } from './format-figure';
import type { Measure, Series } from './measures';
import { rowsOf } from './series-rows';
import type { Range } from './use-series';

const { table: text } = texts;

/** The data of a chart as a table that can be selected and copied. */
export function SeriesTable({ measure, series, range }: { measure: Measure; series: Series; range: Range }) {
  const { from, to, by } = range;
  const format = (value: number | null) => formatFigure(measure, value);
  return (
    <div className={classes.tableFrame} role="region" aria-label={nameOf(measure)} tabIndex={0}>
      <table className={classes.table}>
        <caption>{text.caption(nameOf(measure), formatDays(from, to))}</caption>
        <thead>
          <tr>
            <th scope="col">{text[by]}</th>
            <th scope="col">{texts.chart.now}</th>
            <th scope="col">{texts.chart.before}</th>
            <th scope="col">{text.dayBefore}</th>
          </tr>
        </thead>
        <tbody>
          {rowsOf(series).map(({ day, value, partial, dayBefore, before, beforePartial }) => (
            <tr key={day}>
              <th scope="row">
                {formatPoint(day, by)}
                {partial && ` (${text.partial})`}
              </th>
              <td>{format(value)}</td>
              <td>{format(before)}</td>
              <td>
                {dayBefore && formatPoint(dayBefore, by)}
                {beforePartial && ` (${text.partial})`}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{text.total}</th>
            <td>{format(series.total)}</td>
            <td>{format(series.before?.total ?? null)}</td>
            <td />
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
