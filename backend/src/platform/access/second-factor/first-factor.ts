import { hashRecoveryCode, makeRecoveryCodes } from './recovery-codes.js';
import { OFF, ON, type SecondFactor } from './second-factor.schema.js';

interface TurningOn {
  /** The recovery codes to show; none when the factor was on before. */
  codes: string[];
  /** What the change of the record must find. */
  filter: typeof ON | typeof OFF;
  set: Partial<Pick<SecondFactor, 'since' | 'recoveryCodes'>>;
}

/** Returns what else a new app or passkey changes: the first of an account turns its factor on. */
export function firstFactor({ since }: Pick<SecondFactor, 'since'>): TurningOn {
  if (since) return { codes: [], filter: ON, set: {} };
  const codes = makeRecoveryCodes();
  return { codes, filter: OFF, set: { since: new Date(), recoveryCodes: codes.map(hashRecoveryCode) } };
}
