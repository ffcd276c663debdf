/** An account at sign-in: who it is, and what its password is checked against. */
export interface Credentials<Profile = object> {
  id: string;
  code: string;
  name: string;
  passwordHash: string;
  profile: Profile;
  /** Somebody else set the password: it must be changed before anything else. */
  passwordDue?: boolean;
  /** Why it may not come in although the password is right; asked only then, so that a ban cannot be told from outside. */
  banReason?(): Promise<string | undefined>;
}

/** Where one role's accounts come from at sign-in and for `auth/me`. Disabled and deleted ones are not found. */
export interface AccountSource<Profile = object> {
  findByLogin(login: string): Promise<Credentials<Profile> | undefined>;
  profileOf(id: string): Promise<Profile | undefined>;
  /**
   * Keeps an account as it was at sign-in until the transaction of the caller ends; false when it has another password by now
   * or may not come in any more. Written, not only read: a change at the same time makes one of the two start over.
   */
  holdUsable(id: string, passwordHash: string): Promise<boolean>;
}
