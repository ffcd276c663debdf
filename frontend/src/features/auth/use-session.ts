import { useMemo, useSyncExternalStore } from 'react';
import { sessionEntry, subscribe, type Profile } from '../../lib/session';
import type { PanelKey } from '../../lib/panels';

/** Who is signed in to the panel; undefined when nobody is, or when it is not known yet. */
export function useSession(panel: PanelKey): Profile | undefined {
  const entry = useSyncExternalStore(subscribe, () => sessionEntry(panel));
  return useMemo(() => (entry === null ? undefined : (JSON.parse(entry) as Profile)), [entry]);
}
