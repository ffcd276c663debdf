import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { AppStore } from '../../../api/store';
import type { ListQuery, LiveList, RowMark } from './list.types';
import type { MarkedChange } from './on-demand/read-marks';

/** How long marks stay, in milliseconds. The time begins when the tab is visible. */
const STAY = 20_000;
/** The shortest time between two reads, in milliseconds: colleagues may change many rows one after the other. */
const REST = 2000;

const none: ReadonlyMap<string, never> = new Map<string, never>();

/** Rows that have left the list, and the time of the answer that still shows them. */
interface Left {
  answer: number | undefined;
  rows: ReadonlyMap<string, string>;
}

/**
 * Reads who changed what each time `look` is called. Returns the marks by row, and what happened to the rows that are no
 * longer in the list. `onChange` is called when something has changed, `foreign` by another person.
 */
export function useRowMarks(
  live: LiveList | undefined,
  { startedTimeStamp: since, fulfilledTimeStamp: answer }: ListQuery,
  onChange: (change: { foreign: boolean }) => void,
) {
  const dispatch = useDispatch<AppStore['dispatch']>();
  const [marks, setMarks] = useState<ReadonlyMap<string, RowMark>>(none);
  const [left, setLeft] = useState<Left>({ answer, rows: none });
  const seen = useRef(new Set<string>());
  const resting = useRef(false);
  const again = useRef(false);
  const latest = useRef<() => Promise<void>>(undefined);

  function note(changes: MarkedChange[]) {
    const fresh = changes.filter(({ _id }) => !seen.current.has(_id));
    for (const { _id } of fresh) seen.current.add(_id);
    // Newest last, so that the newest change of a row wins.
    const foreign = fresh.filter(({ own }) => !own).reverse();
    const leaving = foreign.filter(({ action }) => live?.leaves?.includes(action));
    if (foreign.length)
      setMarks(
        (before) => new Map([...before, ...foreign.map(({ record, mark }) => [record, mark] as const)]),
      );
    if (leaving.length)
      setLeft((before) => ({
        answer,
        rows: new Map([
          ...(before.answer === answer ? before.rows : none),
          ...leaving.map(({ record, mark }) => [record, mark.did] as const),
        ]),
      }));
    if (fresh.length) onChange({ foreign: foreign.length > 0 });
  }
  useEffect(() => {
    latest.current = async () => {
      // A list without names of its records in the audit log is only read again.
      if (!live?.kind) return onChange({ foreign: true });
      const { readMarks } = await import('./on-demand/read-marks');
      note(await readMarks(dispatch, live.kind, since ?? Date.now()));
    };
  });

  function look() {
    again.current = resting.current;
    if (resting.current) return;
    resting.current = true;
    // Without an answer, the connection's notice says so, and the stream looks again when it reopens.
    latest.current?.().catch(() => undefined);
    setTimeout(() => {
      resting.current = false;
      if (again.current) look();
    }, REST);
  }

  useEffect(() => {
    if (!marks.size) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      if (!document.hidden) timer = setTimeout(() => setMarks(none), STAY);
    };
    wait();
    document.addEventListener('visibilitychange', wait);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wait);
    };
  }, [marks]);

  return { marks, left: left.answer === answer ? left.rows : none, look };
}
