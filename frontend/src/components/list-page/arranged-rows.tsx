import { VisuallyHidden } from '@mantine/core';
import type { ComponentType } from 'react';
import { texts } from '../components.texts';
import type { Arrangement, Listed, RowsProps } from './list.types';
import { MoveHandle } from './move-handle';
import { useArrangedRows } from './use-arranged-rows';

interface ArrangedRowsProps<Row> extends RowsProps<Row> {
  arrange: Arrangement;
  total: number;
  /** As a table or as cards. */
  Rows: ComponentType<RowsProps<Row>>;
}

/** Rows in an order that staff make: each has a handle to drag it by, to move it by keys, or to any place by its menu. */
export default function ArrangedRows<Row extends Listed>(props: ArrangedRowsProps<Row>) {
  const { arrange, total, Rows, ...shown } = props;
  const { rows, dragged, said, grip, place, moveTo } = useArrangedRows(shown, arrange, total);
  const handle = (row: Row) => (
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
