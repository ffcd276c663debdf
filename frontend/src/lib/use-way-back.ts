import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

const usual = 1000;

/** The state of a list's history entry after a record was added: its id, or its name if the answer contains no id. */
export interface Arrival {
  added?: string;
  /** The same record once the list shows its page. */
  marked?: string;
}

/**
 * Navigates to the list after a pause: one second after a save, for frames two. Leaving earlier cancels it. The
 * returned function takes the added record: the list opens at the record's page and marks it.
 */
export function useWayBack(to: string, pause = usual) {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(
    (added?: string) =>
      new Promise<void>((done) => {
        timer.current = setTimeout(() => {
          void navigate(to, { state: added ? ({ added } satisfies Arrival) : undefined });
          done();
        }, pause);
      }),
    [navigate, to, pause],
  );
}
