import { useEffect } from 'react';
import { Splash } from '../../components/splash';
import { useTitle } from '../../components/use-title';
import type { PanelKey } from '../../lib/panels';
import { texts } from './auth.texts';
import { useSignOut } from './use-sign-out';

/** An address that signs out. */
export function SignOutPage({ panel }: { panel: PanelKey }) {
  const signOut = useSignOut(panel);
  useTitle(texts.signingOut);
  useEffect(() => {
    void signOut();
  }, [signOut]);
  return <Splash />;
}
