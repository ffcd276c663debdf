import { useState } from 'react';
import { useFirstSignIn } from './first-sign-in';
import { texts } from './first-sign-in.texts';
import { SignInCard } from './sign-in-card';

/** Shows above a list the credentials of the account that was just added to it. Shown once. */
export function FirstSignInNotice({ list }: { list: string }) {
  const found = useFirstSignIn(list);
  const [closed, setClosed] = useState(false);
  if (!found || closed) return null;
  return <SignInCard signIn={found} note={texts.once} onClose={() => setClosed(true)} />;
}
