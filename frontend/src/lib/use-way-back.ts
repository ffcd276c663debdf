import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

const pause = 1000;

/** Leads on a second after a save, as documented; whoever leaves earlier by another way is not called back. */
export function useWayBack(to: string) {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(
    () =>
      new Promise<void>((done) => {
        timer.current = setTimeout(() => {
          void navigate(to);
          done();
        }, pause);
      }),
    [navigate, to],
  );
}
