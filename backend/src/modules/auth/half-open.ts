/** What a session that is half open can be completed with. */
export const MFA_ACCEPTS = ['code', 'recoveryCode'] as const;

/** What the sign-in of an account answers that must set up its second factor, beside the tokens. */
export const SET_UP_DUE = {
  message: 'Set up an authenticator app to finish signing in',
  mfaRequired: true,
  mfaSetUp: true,
  mfaAccepts: [],
};

/** What the sign-in of an account with a second factor answers, beside the tokens of the half-open session. */
export const HALF_OPEN = {
  message: 'Enter the code of your authenticator app to finish signing in',
  mfaRequired: true,
  mfaAccepts: [...MFA_ACCEPTS],
};
