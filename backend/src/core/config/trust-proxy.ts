import { isIP } from 'node:net';

/** Express's `trust proxy` setting: a number of hops, or the addresses of the proxies. */
export type TrustProxy = boolean | number | string[];

/** More proxies in a row are a mistake: a client can forge each hop beyond the real ones. */
const MOST_HOPS = 10;
const NAMED_RANGES = ['loopback', 'linklocal', 'uniquelocal'];
const SYNTAX = `must be a number of proxies from 0 to ${MOST_HOPS} or their addresses, separated by commas`;

/**
 * Reads TRUST_PROXY; returns an error message when the value is invalid. Production accepts only a number of hops or
 * single addresses: with a trusted range, every client inside it (a VPN, a container gateway) could choose the address
 * that rate limits and audit records see.
 */
export function readTrustProxy(value: string, production: boolean): TrustProxy | string {
  if (/^\d+$/.test(value)) return Number(value) <= MOST_HOPS ? Number(value) : SYNTAX;
  if (value === 'false') return false;
  if (value === 'true') return production ? range(value) : true;
  const proxies = value.split(',').map((proxy) => proxy.trim());
  for (const proxy of proxies) {
    const size = sizeOf(proxy);
    if (!size) return `${SYNTAX}, not '${proxy}'`;
    if (production && size === 'range') return range(proxy);
  }
  return proxies;
}

const range = (proxy: string) =>
  `must not trust '${proxy}' in production: name each proxy's address, or set the number of proxies in front`;

/** Returns whether an entry is one address or a range, or undefined when Express does not accept the entry. */
function sizeOf(proxy: string): 'one' | 'range' | undefined {
  if (NAMED_RANGES.includes(proxy)) return 'range';
  const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(proxy) ?? [];
  const version = address.includes('%') ? 0 : isIP(address);
  if (!version) return undefined;
  const all = version === 4 ? 32 : 128;
  if (bits === undefined || Number(bits) === all) return 'one';
  return Number(bits) > 0 && Number(bits) < all ? 'range' : undefined;
}
