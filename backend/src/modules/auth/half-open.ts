import type { ShownFactors } from '../../platform/access/second-factor/second-factors.js';

/** What a session that is half open can be completed with. */
export const MFA_ACCEPTS = ['code', 'recoveryCode', 'passkey'] as const;
type MfaAccepts = (typeof MFA_ACCEPTS)[number];

/** What an account can set up as its second factor: an authenticator app (`code`) or a passkey. */
export const MFA_OFFERS = ['code', 'passkey'] as const;

/**
 * Returns what a sign-in answers, with the tokens, when the account must set up its second factor.
 * `passkeys`: whether this installation offers them.
 */
export const setUpDue = (passkeys: boolean) => ({
  message: 'Set up an authenticator app to finish signing in',
  mfaRequired: true,
  mfaSetUp: true,
  mfaAccepts: [] as MfaAccepts[],
  mfaOffers: MFA_OFFERS.filter((offer) => offer !== 'passkey' || passkeys),
});

/** Returns what a sign-in answers, with the half-open session's tokens, when the account has a second factor. */
export function halfOpen({ app, passkey }: ShownFactors) {
  const shown = { code: app, recoveryCode: true, passkey };
  return {
    message: passkey
      ? 'Use your passkey to finish signing in'
      : 'Enter the code of your authenticator app to finish signing in',
    mfaRequired: true,
    mfaAccepts: MFA_ACCEPTS.filter((way) => shown[way]),
  };
}
