// The columns of level lists: the number, and for levels and user levels also the range of experience.
import { UnplayableMark } from '../../../components/media/unplayable-mark';
import type { Column, Listed } from '../../../components/base/list-page/list.types';
import { formatNumber } from '../../../lib/format';
import classes from './catalogues.module.css';
import { texts } from './catalogues.texts';
import { pictureColumn } from './columns';

interface Numbered extends Listed {
  level: number;
  /** Another level has the same number. */
  repeated: boolean;
}
interface Range extends Numbered {
  expFrom: number;
  expTo: number;
  overlaps: number[];
  gapFrom?: number | undefined;
}

export const levelName = ({ level }: { level: number }) => `Level ${formatNumber(level)}`;

/** Shows the number of a level. It marks numbers that several levels have, and animations that do not play. */
export const levelColumn = <Row extends Numbered>(animation?: (row: Row) => string): Column<Row> => ({
  field: 'level',
  title: texts.columns.level,
  card: 'title',
  value: (row) => (
    <>
      {formatNumber(row.level)}
      {row.repeated && <div className={classes.overlap}>{texts.repeated}</div>}
      {animation && <UnplayableMark src={animation(row)} />}
    </>
  ),
});

export const rangeColumns = <Row extends Range>(
  field: string,
  picture: (row: Row) => string,
): Column<Row>[] => [
  levelColumn(),
  pictureColumn(field, texts.columns.image, picture, levelName),
  {
    field: 'expFrom',
    title: texts.columns.experience,
    value: ({ expFrom, expTo, overlaps, gapFrom }) => (
      <>
        {texts.range(formatNumber(expFrom), formatNumber(expTo))}
        {gapFrom !== undefined && (
          <div className={classes.overlap}>{texts.gap(formatNumber(gapFrom), formatNumber(expFrom))}</div>
        )}
        {overlaps.length > 0 && (
          <div className={classes.overlap}>{texts.overlaps(overlaps.map(formatNumber).join(', '))}</div>
        )}
      </>
    ),
  },
];
