import { useEffect, useState } from 'react';
import { Splash } from '../../components/base/splash';
import { ErrorState } from '../../components/base/state-views';
import { useTitle } from '../../components/base/use-title';
import { panels, type PanelKey } from '../../lib/panels';
import { texts } from './auth.texts';
import { useSignOut } from './use-sign-out';

/** A page that signs the user out when it opens. */
export function SignOutPage({ panel }: { panel: PanelKey }) {
  const signOut = useSignOut(panel);
  const [failure, setFailure] = useState<unknown>();
  useTitle(texts.signingOut);
  useEffect(() => {
    if (!failure) void signOut().then(setFailure);
  }, [failure, signOut]);
  if (!failure) return <Splash />;
  return (
    <ErrorState
      title={texts.stillSignedIn}
      error={failure}
      onRetry={() => setFailure(undefined)}
      home={panels[panel].dashboard}
    />
  );
}
