import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

const usual = 1000;

/** What the history entry of a list carries when a record was added: its id, or its name where no answer tells the id. */
export interface Arrival {
  added?: string;
  /** The same once the list shows the record's page. */
  marked?: string;
}

/**
 * Leads on a second after a save, as documented (frames: two); whoever leaves earlier by another way is not called back. The
 * answered function takes what was added: the list that follows opens where it stands, and marks it.
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
