import { useEffect } from 'react';
import { PageSkeleton } from '../../components/page-skeleton';
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
  return <PageSkeleton />;
}
