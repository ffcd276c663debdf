import type { AccessClaims } from './session-tokens.js';

/**
 * Returns the account id (_id) that an access token names, or undefined for an unreadable token. Nothing is checked: use
 * the id only where the guard checks the token afterwards.
 */
export function namedAccount(token: string): string | undefined {
  try {
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
    const { sub } = claims as Partial<AccessClaims>;
    return typeof sub === 'string' ? sub : undefined;
  } catch {
    return undefined;
  }
}
