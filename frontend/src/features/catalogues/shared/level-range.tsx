// Levels and user levels: a range of experience, which may overlap that of other levels.
import type { Column, Listed } from '../../../components/list-page/list.types';
import { Picture } from '../../../components/picture';
import { formatNumber } from '../../../lib/format';
import classes from './catalogues.module.css';
import { texts } from './catalogues.texts';

interface Range extends Listed {
  level: number;
  expFrom: number;
  expTo: number;
  overlaps: number[];
}

export const levelName = ({ level }: { level: number }) => `Level ${formatNumber(level)}`;

const overlapText = ({ overlaps }: Range) => texts.overlaps(overlaps.map(formatNumber).join(', '));

export const rangeColumns = <Row extends Range>(icon: (row: Row) => string): Column<Row>[] => [
  { title: texts.columns.level, card: 'title', sort: 'level', value: ({ level }) => formatNumber(level) },
  {
    title: texts.columns.image,
    card: 'picture',
    value: (row) => <Picture image={icon(row)} name={levelName(row)} />,
  },
  {
    title: texts.columns.experience,
    sort: 'expFrom',
    value: (row) => (
      <>
        {texts.range(formatNumber(row.expFrom), formatNumber(row.expTo))}
        {row.overlaps.length > 0 && <div className={classes.overlap}>{overlapText(row)}</div>}
      </>
    ),
  },
];

/** Said on the form of a level that shares experience with others: allowed, and seldom meant. */
export const overlapNotice = (row: Range) =>
  row.overlaps.length > 0 && (
    <div role="note" className={classes.notice}>
      <strong>{overlapText(row)}</strong>. {texts.overlapHint}
    </div>
  );
