import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

const usual = 1000;

/** Leads on a second after a save, as documented (frames: two); whoever leaves earlier by another way is not called back. */
export function useWayBack(to: string, pause = usual) {
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
    [navigate, to, pause],
  );
}
