// What passkeys belong to (WebAuthn): a host name, and the address whose pages may use them.
import { isIP } from 'node:net';

export interface RelyingParty {
  /** The host name. */
  id: string;
  origin: string;
}

/**
 * Returns what the passkeys of an installation belong to. undefined where browsers have no passkeys: at an IP address,
 * and without TLS on a host other than localhost.
 */
export function relyingPartyOf(publicUrl: string): RelyingParty | undefined {
  const { hostname, origin, protocol } = new URL(publicUrl);
  const isAddress = hostname.startsWith('[') || isIP(hostname) !== 0;
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  if (isAddress || (protocol !== 'https:' && !isLocal)) return undefined;
  return { id: hostname, origin };
}
