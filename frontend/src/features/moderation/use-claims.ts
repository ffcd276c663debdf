import { useCallback, useEffect, useRef } from 'react';
import { useReleaseVideosMutation } from '../../api/moderation.gen';
import { releaseOnLeaving } from './release-on-leaving';

/**
 * Returns a function that runs claims one after another, and none after the screen was left: a late claim would block
 * videos without a viewer. Releases the moderator's videos on leaving.
 */
export function useClaims() {
  const [release] = useReleaseVideosMutation();
  const claims = useRef({ open: true, last: Promise.resolve() });

  useEffect(() => {
    const { current } = claims;
    current.open = true;
    window.addEventListener('pagehide', releaseOnLeaving);
    return () => {
      window.removeEventListener('pagehide', releaseOnLeaving);
      current.open = false;
      // A pending claim would arrive after the release.
      void current.last.then(() => release({ releaseVideosDto: {} }));
    };
  }, [release]);

  return useCallback((call: () => Promise<void>) => {
    const next = claims.current.last.then(() => (claims.current.open ? call() : undefined));
    claims.current.last = next;
    return next;
  }, []);
}
