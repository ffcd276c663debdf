import { useCallback } from 'react';
import { useLogoutMutation } from '../../api/auth.gen';
import { endSessionHere } from '../../api/session';
import { silence } from '../../lib/change-stream';
import type { PanelKey } from '../../lib/panels';

/** Ends the session on the server and here. Here also when the server cannot be reached: leaving always works. */
export function useSignOut(panel: PanelKey) {
  const [logout] = useLogoutMutation();
  return useCallback(async () => {
    const speakAgain = silence();
    await logout();
    endSessionHere(panel);
    speakAgain();
  }, [logout, panel]);
}
