import { formatDays } from '../../lib/format';
import classes from './figure-table.module.css';
import { texts } from './figures.texts';
import { formatFigure, nameOf, nameOfOwner } from './format-figure';
import type { GroupName, Measure, OwnerTotal } from './measures';
import type { Range } from './use-series';

const { bars: text } = texts;

export interface OwnersProps {
  measure: Measure;
  group: GroupName;
  range: Range;
  groups: OwnerTotal[];
  /** The total of all owners that are not among them. */
  others: number;
}

/** The bars as a table that can be selected and copied. */
export function BarsTable({ measure, group, range, groups, others }: OwnersProps) {
  const coded = groups.some(({ code }) => code);
  return (
    <div className={classes.tableFrame} role="region" aria-label={texts.groups[group]} tabIndex={0}>
      <table className={classes.table}>
        <caption>
          {text.caption(nameOf(measure), texts.groups[group], formatDays(range.from, range.to))}
        </caption>
        <thead>
          <tr>
            <th scope="col">{text.name}</th>
            {coded && <th scope="col">{text.code}</th>}
            <th scope="col">{texts.chart.now}</th>
            <th scope="col">{texts.chart.before}</th>
          </tr>
        </thead>
        <tbody>
          {groups.map((owner) => (
            <tr key={owner.of}>
              <th scope="row">{nameOfOwner(owner)}</th>
              {coded && <td>{owner.code}</td>}
              <td>{formatFigure(measure, owner.total)}</td>
              <td>{formatFigure(measure, owner.before)}</td>
            </tr>
          ))}
          {others > 0 && (
            <tr>
              <th scope="row">{text.others}</th>
              {coded && <td />}
              <td>{formatFigure(measure, others)}</td>
              <td />
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}
