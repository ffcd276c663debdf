import { isIP, isIPv4 } from 'node:net';
import type { Request } from 'express';

/** The limit key that all callers without a readable address share. */
const UNKNOWN = 'unknown';

/**
 * Returns the client's IP address as TRUST_PROXY determines it, or '' when a proxy sends a value that is not an
 * address.
 */
export function addressOf({ ip = '' }: Pick<Request, 'ip'>): string {
  // A zone (fe80::1%eth0) is free text and has no meaning outside the client's own machine.
  const [address = ''] = ip.split('%');
  return isIP(address) ? (mappedIPv4(address) ?? address) : '';
}

/**
 * Returns the limit key of an address: an IPv4 address itself, the /64 network of an IPv6 address (one customer has all
 * of its 2^64 addresses), and one fixed key for any text that is not an address.
 */
export function addressKey(address: string): string {
  if (!isIP(address)) return UNKNOWN;
  const ipv4 = isIPv4(address) ? address : mappedIPv4(address);
  return ipv4 ?? networkOf(address, 64);
}

/**
 * Returns the /48 network of an IPv6 address, or undefined for any other address. One customer may have all 65,536 /64
 * networks of a /48.
 */
export function siteKey(address: string): string | undefined {
  return !isIP(address) || isIPv4(address) || mappedIPv4(address) ? undefined : networkOf(address, 48);
}

/** Returns the network of an IPv6 address, formatted as its first `bits` bits and `::/bits`. */
function networkOf(address: string, bits: 48 | 64): string {
  const network = groupsOf(address).slice(0, bits / 16);
  return `${network.map((group) => group.toString(16)).join(':')}::/${bits}`;
}

/** Returns the IPv4 address inside ::ffff:a.b.c.d in any spelling, or undefined for any other address. */
function mappedIPv4(address: string): string | undefined {
  if (isIPv4(address)) return undefined;
  const [a, b, c, d, e, mark, high = 0, low = 0] = groupsOf(address);
  if (a || b || c || d || e || mark !== 0xffff) return undefined;
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

/** Returns the eight 16-bit groups of a valid IPv6 address. */
function groupsOf(address: string): number[] {
  const hex = (high: string, low: string) => (Number(high) * 256 + Number(low)).toString(16);
  const [bare = ''] = address.split('%');
  const text = bare.replace(
    /(\d+)\.(\d+)\.(\d+)\.(\d+)$/,
    (_all, a: string, b: string, c: string, d: string) => `${hex(a, b)}:${hex(c, d)}`,
  );
  const [head = [], tail = []] = text.split('::').map((half) => (half ? half.split(':') : []));
  const zeros = Array<string>(8 - head.length - tail.length).fill('0');
  return [...head, ...zeros, ...tail].map((group) => parseInt(group, 16));
}
