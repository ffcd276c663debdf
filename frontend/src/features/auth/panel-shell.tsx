import { Suspense, type ReactNode } from 'react';
import { AppShell } from '../../components/app-shell/app-shell';
import type { MenuGroup } from '../../components/app-shell/menu';
import { PageSkeleton } from '../../components/page-skeleton';
import { formatPhone } from '../../lib/format';
import type { Panel } from '../../lib/panels';
import { useSession } from './use-session';
import { useSignOutButton } from './use-sign-out';

/** The shell with the session's person in its header. */
export function PanelShell({
  panel,
  menu,
  children,
}: {
  panel: Panel;
  menu: MenuGroup[];
  children: ReactNode;
}) {
  const profile = useSession(panel.key);
  const signOut = useSignOutButton(panel.key);
  return (
    <AppShell
      panel={panel}
      menu={menu}
      staff={{
        name: profile?.name || profile?.username || panel.name,
        detail: profile?.uniqueId ?? formatPhone(profile?.number ?? ''),
        image: profile?.image,
      }}
      onSignOut={signOut}
    >
      <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
    </AppShell>
  );
}
