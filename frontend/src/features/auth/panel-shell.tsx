import type { ComponentType } from 'react';
import { AppShell } from '../../components/base/app-shell/app-shell';
import type { QuickSearchProps } from '../../components/base/app-shell/on-demand/quick-search/quick-search';
import type { ScreenGroup } from '../../components/base/app-shell/screens';
import { formatPhone } from '../../lib/format';
import type { Panel } from '../../lib/panels';
import { useSession } from './use-session';
import { useSignOutButton } from './use-sign-out';

/** The app shell with the signed-in account in its header. */
export function PanelShell({
  panel,
  screens,
  Search,
}: {
  panel: Panel;
  screens: readonly ScreenGroup[];
  Search: ComponentType<QuickSearchProps>;
}) {
  const profile = useSession(panel.key);
  const signOut = useSignOutButton(panel.key);
  return (
    <AppShell
      panel={panel}
      screens={screens}
      rights={profile?.rights}
      Search={Search}
      staff={{
        id: profile?._id ?? '',
        name: profile?.name || profile?.username || panel.name,
        detail: profile?.uniqueId ?? formatPhone(profile?.number ?? ''),
        image: profile?.image,
      }}
      onSignOut={signOut}
    />
  );
}
