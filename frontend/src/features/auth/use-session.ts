import { useMemo, useSyncExternalStore } from 'react';
import { sessionEntry, subscribe, type Profile } from '../../lib/session';
import type { PanelKey } from '../../lib/panels';

/** Returns the profile that is signed in to the panel; undefined if nobody is, or if it is not known yet. */
export function useSession(panel: PanelKey): Profile | undefined {
  const entry = useSyncExternalStore(subscribe, () => sessionEntry(panel));
  return useMemo(() => (entry === null ? undefined : (JSON.parse(entry) as Profile)), [entry]);
}
