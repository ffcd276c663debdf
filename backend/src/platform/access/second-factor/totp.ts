// Codes of an authenticator app (RFC 6238): six digits, a new code every 30 seconds.
import { generateSecret, generateURI, verify } from 'otplib';

const PERIOD = 30;

export const makeSecret = (): string => generateSecret();

/** Returns the address that an authenticator app reads from a QR code. `issuer` is the product, `label` the account. */
export const uriOf = (secret: string, issuer: string, label: string): string =>
  generateURI({ issuer, label, secret });

/**
 * Returns the time step of a code: the present one, the one before or the one after, because clocks differ. undefined for
 * any other code.
 */
export async function stepOf(secret: string, code: string): Promise<number | undefined> {
  // The library throws for texts of another form.
  if (!/^\d{6}$/.test(code)) return undefined;
  const result = await verify({ secret, token: code, epochTolerance: PERIOD });
  return result.valid && 'timeStep' in result ? result.timeStep : undefined;
}
