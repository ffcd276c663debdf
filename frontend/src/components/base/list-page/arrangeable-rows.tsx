import { VisuallyHidden } from '@mantine/core';
import type { ComponentType } from 'react';
import { texts } from '../components.texts';
import { useArrangedRows, type Arrangement } from '../arrange/use-arranged-rows';
import type { Listed, RowsProps } from './list.types';
import { MoveHandle } from './move-handle';

interface ArrangeableRowsProps<Row> extends RowsProps<Row> {
  /** Undefined for rows whose order is not made by hand. */
  arrange: Arrangement | undefined;
  /** Another order or a part of the rows is on display: the rows have no handles, but their place stays. */
  paused: boolean;
  total: number;
  /** ListTable or ListCards. */
  Rows: ComponentType<RowsProps<Row>>;
}

/** The rows of a list, which staff may be able to put in order. */
export function ArrangeableRows<Row extends Listed>(props: ArrangeableRowsProps<Row>) {
  const { arrange, paused, total, Rows, ...shown } = props;
  return arrange ? <ArrangedRows {...props} arrange={arrange} /> : <Rows {...shown} />;
}

/**
 * Rows that staff put in order by hand. Each row has a handle to drag it, to move it by arrow keys, or to any position
 * by a menu.
 */
function ArrangedRows<Row extends Listed>(props: ArrangeableRowsProps<Row> & { arrange: Arrangement }) {
  const { arrange, paused, total, Rows, ...shown } = props;
  const { rows, dragged, said, grip, place, moveTo } = useArrangedRows(shown, arrange, total);
  const handle = (row: Row) =>
    !paused && (
      <MoveHandle
        name={shown.rowName(row)}
        place={place(row._id)}
        total={total}
        grip={grip(row)}
        dragged={dragged === row._id}
        onMove={(to) => void moveTo(row, to)}
      />
    );
  return (
    <>
      <Rows {...shown} rows={rows} handle={handle} dragged={dragged} />
      <VisuallyHidden role="status" aria-label={texts.arrange.order}>
        {said}
      </VisuallyHidden>
    </>
  );
}
