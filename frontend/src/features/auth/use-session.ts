import { useMemo } from 'react';
import { sessionEntry, subscribe, type Profile } from '../../lib/session';
import type { PanelKey } from '../../lib/panels';
import { useExternal } from '../../lib/use-external';

/** Returns the profile that is signed in to the panel; undefined if there is none, or if it is not known yet. */
export function useSession(panel: PanelKey): Profile | undefined {
  const entry = useExternal(subscribe, () => sessionEntry(panel));
  return useMemo(() => (entry === null ? undefined : (JSON.parse(entry) as Profile)), [entry]);
}
