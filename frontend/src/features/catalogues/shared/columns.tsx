import type { PresentRecord } from '../../../api/conflict';
import type { CatalogueKind } from '../../../api/catalogues.gen';
import { texts } from '../../../components/base/components.texts';
import { NumberCell } from '../../../components/inline-edit/number-cell';
import { saveSeen } from '../../../components/base/inline-edit/save-seen';
import { AnimationThumb } from '../../../components/media/animation-thumb';
import { thumbColumn, type Column, type Listed } from '../../../components/base/list-page/list.types';
import { UnplayableMark } from '../../../components/media/unplayable-mark';
import { Picture } from '../../../components/base/picture';
import type { Limit } from '../../../components/record-form/limits';
import { useUndoOf } from '../../../components/base/undo/use-undo-of';
import { formatNumber } from '../../../lib/format';
import type { CatalogueRow } from './catalogue-row';
import { useMay } from '../../../lib/rights';

/** A column with a picture of each record. */
export const pictureColumn = <Row extends Listed>(
  field: string,
  title: string,
  image: (row: Row) => string,
  nameOf: (row: Row) => string,
): Column<Row> => ({
  field,
  title,
  card: 'picture',
  value: (row) => <Picture thing image={image(row)} name={nameOf(row)} />,
});

/** A column with the name of each record. */
export const nameColumn = <Row extends Listed>(
  field: string,
  title: string,
  nameOf: (row: Row) => string,
): Column<Row> => ({ field, title, card: 'title', value: nameOf });

/**
 * A name column for records with an animation: it marks animations that do not play, even when the animation's own
 * column is folded.
 */
export const animatedNameColumn = <Row extends Listed>(
  field: string,
  title: string,
  nameOf: (row: Row) => string,
  animation: (row: Row) => string,
): Column<Row> => ({
  ...nameColumn(field, title, nameOf),
  value: (row) => (
    <>
      {nameOf(row)}
      <UnplayableMark src={animation(row)} />
    </>
  ),
});

export const numberColumn = <Row extends Listed>(
  field: string,
  title: string,
  number: (row: Row) => number,
): Column<Row> => ({ field, title, align: 'end', value: (row) => formatNumber(number(row)) });

/** A column that plays each record's animation. */
export const animationColumn = <Row extends Listed>(
  field: string,
  title: string,
  animation: (row: Row) => string,
  nameOf: (row: Row) => string,
): Column<Row> => ({
  field,
  title,
  width: thumbColumn,
  value: (row) => <AnimationThumb src={animation(row)} name={nameOf(row)} />,
});

interface EditableNumber<Row> {
  /** The catalogue. */
  of: CatalogueKind;
  kind?: 'number' | 'price';
  limit: Limit;
  nameOf: (row: Row) => string;
  format?: (value: number) => string;
  /** Returns what saves another number for a record, over the version that the list shows. */
  useSave: () => (id: string, value: number, versionSeen: number) => Promise<unknown>;
}

/** A column of numbers that staff change in their place. */
export const editableNumberColumn = <Row extends CatalogueRow>(
  field: string,
  title: string,
  number: (row: Row) => number,
  edit: EditableNumber<Row>,
): Column<Row> => ({
  field,
  title,
  align: 'end',
  value: (row) => <EditableNumberCell row={row} title={title} number={number} {...edit} />,
});

interface EditableNumberCellProps<Row> extends EditableNumber<Row> {
  row: Row;
  title: string;
  number: (row: Row) => number;
}

function EditableNumberCell<Row extends CatalogueRow>(props: EditableNumberCellProps<Row>) {
  const { row, title, number, of, kind, limit, nameOf, format = formatNumber, useSave } = props;
  const may = useMay();
  const save = useSave();
  const undoWith = useUndoOf(of, row._id);
  if (!may('catalogues.write')) return format(number(row));
  const numberIn = (present: PresentRecord) => number(present as unknown as Row);
  return (
    <NumberCell
      value={number(row)}
      label={texts.inline.of(title, nameOf(row))}
      kind={kind}
      limit={limit}
      format={format}
      undoWith={undoWith}
      onSave={(next, seen) =>
        saveSeen({
          version: row.version,
          isSame: (present) => numberIn(present) === seen,
          save: (versionSeen) => save(row._id, next, versionSeen),
        })
      }
      presentOf={numberIn}
    />
  );
}
