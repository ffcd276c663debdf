import { useEffect, useState } from 'react';
import { subscribe } from '../../lib/session';

/** What somebody needs to sign in. */
export interface SignIn {
  name: string;
  /** What the account signs in with, and what that is called. */
  loginLabel: string;
  login: string;
  password: string;
}

/** The sign-in of a new account, and which list shows it. */
export interface FirstSignIn extends SignIn {
  list: string;
}

/** In memory only: a password is never written to the storage or the history of a browser. */
let kept: FirstSignIn | undefined;

/** Keeps the sign-in of an account that was just added until its list shows it, or another person uses the tab. */
export function keepFirstSignIn(signIn: FirstSignIn) {
  kept = signIn;
  const forget = subscribe(() => {
    if (kept === signIn) kept = undefined;
    forget();
  });
}

/** The sign-in that was kept for this list, once: a second visit finds nothing. */
export function useFirstSignIn(list: string): FirstSignIn | undefined {
  const [found] = useState(() => (kept?.list === list ? kept : undefined));
  useEffect(() => {
    if (kept === found) kept = undefined;
  }, [found]);
  return found;
}
