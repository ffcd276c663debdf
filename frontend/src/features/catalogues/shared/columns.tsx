import { AnimationThumb } from '../../../components/media/animation-thumb';
import { thumbColumn, type Column, type Listed } from '../../../components/list-page/list.types';
import { UnplayableMark } from '../../../components/media/unplayable-mark';
import { Picture } from '../../../components/picture';
import { formatNumber } from '../../../lib/format';

/** A column with a picture of each record. */
export const pictureColumn = <Row extends Listed>(
  title: string,
  image: (row: Row) => string,
  nameOf: (row: Row) => string,
): Column<Row> => ({
  title,
  card: 'picture',
  value: (row) => <Picture thing image={image(row)} name={nameOf(row)} />,
});

/** A column with the name of each record. */
export const nameColumn = <Row extends Listed>(
  title: string,
  nameOf: (row: Row) => string,
  sort?: string,
): Column<Row> => ({ title, card: 'title', sort, value: nameOf });

/**
 * A name column for records with an animation: it marks animations that do not play, even when the animation's own
 * column is folded.
 */
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

/** A column that plays each record's animation. */
export const animationColumn = <Row extends Listed>(
  title: string,
  animation: (row: Row) => string,
  nameOf: (row: Row) => string,
): Column<Row> => ({
  title,
  width: thumbColumn,
  value: (row) => <AnimationThumb src={animation(row)} name={nameOf(row)} />,
});
