import { useCallback, useEffect, useState } from 'react';
import type { Decidable } from './decisions';

/** How long decided rows stay in place after the last decision, in milliseconds. */
const HOLD = 2000;

interface Held<Row> {
  /** The list, page and search that the rows belong to. */
  key: string;
  /** The rows as shown at the first decision. */
  rows: Row[];
  /** Decided records by id, after the decision. */
  decided: ReadonlyMap<string, Row>;
}

interface Rest {
  /** Keeps the rows until they are read again: without them, the list would look empty. */
  stay: boolean;
}

/**
 * Keeps rows in place after a decision, so that no other row slides under the pointer. Takes the rows that the server
 * lists and returns the rows to show; `settled` holds the decided rows that are no longer listed. All of them leave
 * together: two seconds after the last decision, or when `release` is called.
 */
export function useHeldRows<Row extends Decidable>(key: string, listed: Row[] | undefined, rest: Rest) {
  const [held, setHeld] = useState<Held<Row>>();
  const known = held?.key === key ? held : undefined;
  const live = new Map(listed?.map((row) => [row._id, row]));
  const settled = new Map([...(known?.decided ?? [])].filter(([id]) => !live.has(id)));
  const rows =
    known && listed && settled.size
      ? known.rows.flatMap(({ _id }) => live.get(_id) ?? settled.get(_id) ?? [])
      : listed;

  const release = useCallback(() => setHeld(undefined), []);
  const { size } = settled;
  useEffect(() => {
    if (!size || rest.stay) return;
    const timer = setTimeout(release, HOLD);
    return () => clearTimeout(timer);
  }, [size, release, rest.stay]);

  /** Keeps the row with this id until the next release; `decided` is the record after the decision. */
  function hold(decided: Row) {
    setHeld((now) => {
      const before = now?.key === key ? now : undefined;
      return {
        key,
        rows: before?.rows ?? rows ?? [],
        decided: new Map(before?.decided).set(decided._id, decided),
      };
    });
  }
  return { rows, settled, hold, release };
}
