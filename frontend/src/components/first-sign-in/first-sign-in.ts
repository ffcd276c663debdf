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
let held: FirstSignIn | undefined;

/** Holds the credentials of a new account until its list shows them, or until another person uses the tab. */
export function keepFirstSignIn(signIn: FirstSignIn) {
  held = signIn;
  const forget = subscribe(() => {
    if (held === signIn) held = undefined;
    forget();
  });
}

/** Returns the held credentials for this list, once: a second visit gets none. */
export function useFirstSignIn(list: string): FirstSignIn | undefined {
  const [found] = useState(() => (held?.list === list ? held : undefined));
  useEffect(() => {
    if (held === found) held = undefined;
  }, [found]);
  return found;
}
