import { useEffect, useState } from 'react';
import { subscribe } from '../../lib/session';

/** The credentials of an account. */
export interface SignIn {
  name: string;
  /** The account's login (a phone number or a code) and the name of that kind of login. */
  loginLabel: string;
  login: string;
  password: string;
}

/** The credentials of a new account and the list that shows them. */
export interface FirstSignIn extends SignIn {
  list: string;
}

/** Held in memory only: a password is never written to the storage or the history of a browser. */
let kept: FirstSignIn | undefined;

/** Keeps the credentials of a new account until its list shows them, or until another person uses the tab. */
export function keepFirstSignIn(signIn: FirstSignIn) {
  kept = signIn;
  const forget = subscribe(() => {
    if (kept === signIn) kept = undefined;
    forget();
  });
}

/** Returns the kept credentials for this list, once: a second visit gets none. */
export function useFirstSignIn(list: string): FirstSignIn | undefined {
  const [found] = useState(() => (kept?.list === list ? kept : undefined));
  useEffect(() => {
    if (kept === found) kept = undefined;
  }, [found]);
  return found;
}
