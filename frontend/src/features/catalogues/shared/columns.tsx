import { AnimationThumb } from '../../../components/media/animation-thumb';
import { thumbColumn, type Column, type Listed } from '../../../components/list-page/list.types';
import { UnplayableMark } from '../../../components/media/unplayable-mark';
import { Picture } from '../../../components/picture';
import { formatNumber } from '../../../lib/format';

/** A picture of each record. */
export const pictureColumn = <Row extends Listed>(
  title: string,
  image: (row: Row) => string,
  nameOf: (row: Row) => string,
): Column<Row> => ({
  title,
  card: 'picture',
  value: (row) => <Picture thing image={image(row)} name={nameOf(row)} />,
});

/** What a record is called. */
export const nameColumn = <Row extends Listed>(
  title: string,
  nameOf: (row: Row) => string,
  sort?: string,
): Column<Row> => ({ title, card: 'title', sort, value: nameOf });

/** The same of a record with an animation: says when that does not play, also where the table has no room to play it. */
export const animatedNameColumn = <Row extends Listed>(
  title: string,
  nameOf: (row: Row) => string,
  animation: (row: Row) => string,
  sort?: string,
): Column<Row> => ({
  ...nameColumn(title, nameOf, sort),
  value: (row) => (
    <>
      {nameOf(row)}
      <UnplayableMark src={animation(row)} />
    </>
  ),
});

export const numberColumn = <Row extends Listed>(
  title: string,
  number: (row: Row) => number,
  sort?: string,
): Column<Row> => ({ title, align: 'end', sort, value: (row) => formatNumber(number(row)) });

/** An animation of each record, played in its place. */
export const animationColumn = <Row extends Listed>(
  title: string,
  animation: (row: Row) => string,
  nameOf: (row: Row) => string,
): Column<Row> => ({
  title,
  width: thumbColumn,
  value: (row) => <AnimationThumb src={animation(row)} name={nameOf(row)} />,
});
