// Cookies as a browser would see them.
import type { Response } from 'supertest';

export interface Cookie {
  name: string;
  value: string;
  /** Attributes in lower case; those without a value are ''. */
  attributes: Record<string, string>;
}

export function cookiesOf(response: Response): Cookie[] {
  const lines = (response.headers['set-cookie'] ?? []) as unknown as string[];
  return lines.map((line) => {
    const [[name, value] = [], ...rest] = line.split('; ').map((part) => part.split('='));
    const attributes = Object.fromEntries(rest.map(([key, of = '']) => [key!.toLowerCase(), of]));
    return { name: name!, value: value ?? '', attributes };
  });
}

/** The Cookie header that a browser would send back. */
export const cookieHeader = (cookies: Cookie[]) =>
  cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
