import { useCallback } from 'react';
import { useLogoutMutation } from '../../api/auth.gen';
import { endSessionHere } from '../../lib/session';
import { notify } from '../../components/base/notify';
import { silence } from '../../lib/change-stream';
import { isApiError } from '../../api/errors-to-form';
import { sendPostponed } from '../../lib/postponed';
import { dropOwnDrafts } from '../../lib/draft';
import { panels, type PanelKey } from '../../lib/panels';
import { openView } from '../../lib/view';
import { texts } from './auth.texts';

/**
 * Ends the session, or the view, on the server, then in this browser. Resolves to the error if the server did not end the session:
 * scripts cannot delete the cookies, so after a local sign-out the next visit would be signed in again.
 */
export function useSignOut(panel: PanelKey): () => Promise<unknown> {
  const [logout] = useLogoutMutation();
  return useCallback(async () => {
    // The decisions of this person can only be sent in this session.
    if (!(await sendPostponed())) return new Error(texts.decisionsWait);
    const speakAgain = silence();
    const { error } = await logout();
    // A 401 means that the session has ended already, by someone else or by its timeout.
    const ended = !error || (isApiError(error) && error.status === 401);
    if (ended) {
      dropOwnDrafts();
      endSessionHere(panel);
      // The tab of a view goes on with the panel of its Owner.
      if (openView() !== undefined) window.location.assign(panels.admin.dashboard);
    }
    speakAgain(ended);
    return ended ? undefined : error;
  }, [logout, panel]);
}

/** The same for a button: a failure shows as a toast and the screen stays. */
export function useSignOutButton(panel: PanelKey): () => void {
  const signOut = useSignOut(panel);
  return useCallback(() => {
    void signOut().then((failure) => {
      if (failure) notify.failure(failure, texts.stillSignedIn);
    });
  }, [signOut]);
}
