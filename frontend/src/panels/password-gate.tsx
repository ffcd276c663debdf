import { lazy, Suspense, type ReactNode } from 'react';
import { Splash } from '../components/base/splash';
import { useSignOutButton } from '../features/auth/use-sign-out';
import { whenConnected } from '../lib/chunk';
import type { Panel } from '../lib/panels';
import type { OwnAccount } from './use-own-account';

const MustChangePassword = lazy(async () => ({
  default: (await whenConnected(() => import('../features/profile/must-change-password'))).MustChangePassword,
}));

interface PasswordGateProps {
  panel: Panel;
  account: OwnAccount;
  children: ReactNode;
}

/**
 * Shows the password form in place of the panel while the account must change its password. Until then the API rejects
 * all other calls (PASSWORD_CHANGE_REQUIRED). A view shows the panel: its Owner replaces no password.
 */
export function PasswordGate({ panel, account, children }: PasswordGateProps) {
  const signOut = useSignOutButton(panel.key);
  const { profile, passwordLimit, onChangePassword } = account;
  if (!profile?.mustChangePassword || profile.view) return children;
  return (
    <Suspense fallback={<Splash />}>
      <MustChangePassword
        name={profile.name ?? panel.name}
        kind={panel.key}
        limit={passwordLimit}
        onSave={onChangePassword}
        onSignOut={signOut}
      />
    </Suspense>
  );
}
