import { useCallback } from 'react';
import { useLogoutMutation } from '../../api/auth.gen';
import { endSessionHere } from '../../lib/session';
import { notify } from '../../components/notify';
import { silence } from '../../lib/change-stream';
import { isApiError } from '../../api/errors-to-form';
import type { PanelKey } from '../../lib/panels';
import { texts } from './auth.texts';

/**
 * Ends the session on the server, then here. Answers the failure when the server did not end it: no script can take the
 * cookies away, so whoever left here only would be signed in again at the next visit.
 */
export function useSignOut(panel: PanelKey): () => Promise<unknown> {
  const [logout] = useLogoutMutation();
  return useCallback(async () => {
    const speakAgain = silence();
    const { error } = await logout();
    // Over already: somebody else ended it, or its time was up.
    const ended = !error || (isApiError(error) && error.status === 401);
    if (ended) endSessionHere(panel);
    speakAgain(ended);
    return ended ? undefined : error;
  }, [logout, panel]);
}

/** The same for a button: a failure is told in passing, and what was on the screen stays. */
export function useSignOutButton(panel: PanelKey): () => void {
  const signOut = useSignOut(panel);
  return useCallback(() => {
    void signOut().then((failure) => {
      if (failure) notify.failure(failure, texts.stillSignedIn);
    });
  }, [signOut]);
}
