import { useState, type PointerEvent } from 'react';
import { notify } from '../notify';
import { texts } from '../components.texts';
import type { UndoWith } from '../undo/use-undo-of';
import { followDrag } from './follow-drag';
import { moved } from './moved';

/** An order that staff make by hand. */
export interface Arrangement {
  /** Moves a row to a position in the whole list, counted from 1; rejects on failure. */
  move: (id: string, place: number) => Promise<unknown>;
  /** Makes the undo of a move. Without it, a move is not confirmed by a toast. */
  undoWith?: UndoWith;
}

interface Shown<Row> {
  rows: Row[] | undefined;
  first: number;
  rowName: (row: Row) => string;
}

/** Manages rows that are being reordered: a moved row changes place at once and returns if the move fails. */
export function useArrangedRows<Row extends { _id: string }>(
  { rows: stored, first, rowName }: Shown<Row>,
  arrange: Arrangement,
  total: number,
) {
  // Valid only for the answer that it was made from: the server's next answer has the new order itself.
  const [made, setMade] = useState<{ from: Row[]; rows: Row[] }>();
  const [dragged, setDragged] = useState<string>();
  const [said, setSaid] = useState('');
  const rows = made && made.from === stored ? made.rows : stored;

  const put = (row: Row, place: number) => {
    if (!stored) return;
    const from = stored.findIndex(({ _id }) => _id === row._id);
    setMade({ from: stored, rows: moved(stored, from, place - first) });
  };
  async function moveTo(row: Row, place: number) {
    const wanted = Math.max(1, Math.min(total, place));
    const before = first + (stored?.findIndex(({ _id }) => _id === row._id) ?? 0);
    const undo = arrange.undoWith?.(() => arrange.move(row._id, before));
    put(row, wanted);
    try {
      await arrange.move(row._id, wanted);
      if (undo) notify.success(texts.arrange.saved, { name: rowName(row), undo });
      setSaid(texts.arrange.moved(rowName(row), String(wanted), String(total)));
    } catch (error) {
      setMade(undefined);
      setSaid(texts.arrange.failed(rowName(row)));
      notify.failure(error, texts.arrange.failed(rowName(row)));
    }
  }
  const grip = (row: Row) => (event: PointerEvent<HTMLElement>) => {
    const before = stored?.findIndex(({ _id }) => _id === row._id) ?? -1;
    let index = before;
    followDrag(event, row._id, {
      onStart: () => setDragged(row._id),
      onOver: (next) => {
        index = next;
        put(row, first + next);
      },
      onEnd: (dropped) => {
        setDragged(undefined);
        if (dropped && index !== before) void moveTo(row, first + index);
        else setMade(undefined);
      },
    });
  };
  const place = (id: string) => first + (rows?.findIndex(({ _id }) => _id === id) ?? 0);
  return { rows, dragged, said, grip, place, moveTo };
}
