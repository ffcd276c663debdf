/** The account data that a sign-in needs. */
export interface Credentials<Profile = object> {
  id: string;
  code: string;
  name: string;
  passwordHash: string;
  profile: Profile;
  /** Set when another person set the password: the owner must change it before anything else. */
  passwordDue?: boolean;
  /** Set when the owner did not change an issued password in time. Reported only after the password check. */
  passwordOver?: boolean;
  /**
   * Returns why the account may not sign in although the password is right. Called only after the password check, so
   * that a ban is not visible to strangers.
   */
  banReason?(): Promise<string | undefined>;
}

/** The source of one role's accounts for sign-in and `auth/me`. Disabled and deleted accounts are not found. */
export interface AccountSource<Profile = object> {
  findByLogin(login: string): Promise<Credentials<Profile> | undefined>;
  profileOf(id: string): Promise<Profile | undefined>;
  /**
   * Locks an account in its sign-in state until the caller's transaction ends. Returns false when the password has
   * changed or the account may no longer sign in. Writes to the account instead of only reading it, so that a
   * concurrent change conflicts and one of the two transactions retries.
   */
  holdUsable(id: string, passwordHash: string): Promise<boolean>;
}
