// Cookies as a browser sees them.
import type { Response } from 'supertest';

export interface Cookie {
  name: string;
  value: string;
  /** Attributes in lower case; those without a value are ''. */
  attributes: Record<string, string>;
}

const isOfDevice = ({ name }: Cookie) => name.endsWith('_device');

/** The cookies of a panel's session. */
export const cookiesOf = (response: Response): Cookie[] =>
  allCookiesOf(response).filter((cookie) => !isOfDevice(cookie));

/** The cookie that identifies a known browser at sign-in. It outlives the session. */
export const deviceCookieOf = (response: Response): Cookie => allCookiesOf(response).find(isOfDevice)!;

export function allCookiesOf(response: Response): Cookie[] {
  const lines = (response.headers['set-cookie'] ?? []) as unknown as string[];
  return lines.map((line) => {
    const [[name, value] = [], ...rest] = line.split('; ').map((part) => part.split('='));
    const attributes = Object.fromEntries(rest.map(([key, of = '']) => [key!.toLowerCase(), of]));
    return { name: name!, value: value ?? '', attributes };
  });
}

/** The Cookie header that a browser sends back. */
export const cookieHeader = (cookies: Cookie[]) =>
  cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
