import { AppShell } from '../../components/app-shell/app-shell';
import type { ScreenGroup } from '../../components/app-shell/screens';
import { formatPhone } from '../../lib/format';
import type { Panel } from '../../lib/panels';
import { useSession } from './use-session';
import { useSignOutButton } from './use-sign-out';

/** The app shell with the signed-in account in its header. */
export function PanelShell({ panel, screens }: { panel: Panel; screens: readonly ScreenGroup[] }) {
  const profile = useSession(panel.key);
  const signOut = useSignOutButton(panel.key);
  return (
    <AppShell
      panel={panel}
      screens={screens}
      staff={{
        name: profile?.name || profile?.username || panel.name,
        detail: profile?.uniqueId ?? formatPhone(profile?.number ?? ''),
        image: profile?.image,
      }}
      onSignOut={signOut}
    />
  );
}
