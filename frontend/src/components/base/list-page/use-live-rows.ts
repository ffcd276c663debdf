import { useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { useChanges } from '../../../api/use-changes';
import { texts } from '../components.texts';
import type { ListQuery, Listed, LiveList, RowMark } from './list.types';
import { useRowMarks } from './use-row-marks';

/** The rows that stay in place, and the time of the answer that they came with. */
interface Held<Row> {
  address: string;
  rows: Row[];
  answer: number | undefined;
}

interface LiveRows<Row> {
  rows: Row[] | undefined;
  marks: ReadonlyMap<string, RowMark>;
  /** The rows that a colleague took out of the list: maps their ids to what happened. */
  gone: ReadonlyMap<string, string>;
  /** Lets held rows go. */
  release: () => void;
}

interface Options {
  live: LiveList | undefined;
  query: ListQuery;
  /** The rows with the mouse over them. */
  body: RefObject<HTMLElement | null>;
  /** Staff put the rows in order: the list is not read again below the mouse. */
  arranging: boolean;
}

/**
 * Follows the changes of an open list by other people: reads the list again, and marks the changed rows with who and
 * what. While the mouse is over the rows, all of them stay in place, and records that have left the list stay inert.
 */
export function useLiveRows<Row extends Listed>(
  listed: Row[] | undefined,
  { live, query, body, arranging }: Options,
): LiveRows<Row> {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const [held, setHeld] = useState<Held<Row>>();
  const due = useRef(false);
  const heldRows = listed && held?.address === address ? held.rows : undefined;
  const answer = query.fulfilledTimeStamp;
  const isBack =
    heldRows?.length === listed?.length && heldRows?.every(({ _id }, at) => listed?.[at]?._id === _id);
  // The next answer has the same order: nothing needs to be held.
  if (isBack && held?.answer !== answer) setHeld(undefined);

  function refresh({ foreign }: { foreign: boolean }) {
    if (!live || live.refetches === false) return;
    const aimed = body.current?.matches(':hover') ?? false;
    due.current = aimed && arranging;
    if (due.current) return;
    const rows = heldRows ?? listed;
    // Without an answer, the rows are still those of the filter or page before.
    if (aimed && foreign && rows && answer !== undefined) setHeld({ address, rows, answer });
    void query.refetch();
  }
  const { marks, left, look } = useRowMarks(live, query, refresh);
  useChanges(live?.topic, look);

  const now = new Map(listed?.map((row) => [row._id, row]));
  const rows = heldRows ? heldRows.map((row) => now.get(row._id) ?? row) : listed;
  const gone = new Map(left);
  for (const { _id } of heldRows ?? [])
    if (!now.has(_id)) gone.set(_id, marks.get(_id)?.did ?? texts.live.gone);

  function release() {
    setHeld(undefined);
    if (due.current) void query.refetch();
    due.current = false;
  }
  return { rows, marks, gone, release };
}
