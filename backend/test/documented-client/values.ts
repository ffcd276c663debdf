// A realistic value for a documented field, by the name of the field.
import { mp3, svga } from '../support/factories/media.js';
import { photograph } from '../support/factories/pictures.js';
import { PASSWORD, unique } from './accounts.js';

/** File fields that take no picture. */
const FILES: Record<string, () => Buffer> = { svga, songs: mp3 };

/** `path` distinguishes the few fields that have another meaning in one call. */
export async function fileOf(name: string, path: string): Promise<Buffer> {
  // The animation of a live gift comes in the field `image`.
  const make = path.includes('/livegifts/') && name === 'image' ? svga : FILES[name];
  return make ? make() : photograph('png');
}

const VALUES: Record<string, unknown> = {
  page: 1,
  limit: 20,
  search: 'a',
  password: PASSWORD,
  gender: 'female',
  bio: 'Singer from Pune',
  description: 'Have a look.',
  reason: 'Asked for by phone',
  country: 'India',
  songName: 'Monsoon',
  content: 'Trending now',
  realName: 'Anita Sharma',
  coin: 5,
  coins: 10,
  rs: 99.5,
  price: 900,
  valid: 30,
  level: 3,
  levelreq: 5,
  expFrom: 100,
  expTo: 200,
  experience: 3400,
  count: 50,
  days: 20,
  time: 60,
  status: 0,
  from: 0,
  banStatus: '1',
  active: true,
  rememberMe: true,
  oldpassword: PASSWORD,
  oldPassword: PASSWORD,
  currentpassword: PASSWORD,
};
const NEW_PASSWORD = 'Copper lantern 5903';
const SECRETS =
  /^(googleClientId|agoraId|agoraCertificate|sightEngineApiUser|sightEngineApiSecret|stripeKey|apiKeyForFastSMS)$/;

/** undefined when the value depends on the call. */
export function valueOf(name: string): unknown {
  const fresh: Record<string, unknown> = unique();
  if (name in fresh) return fresh[name];
  if (name === 'title') return `Golden dragon ${String(fresh.number)}`;
  if (/^(new|confirm)password$/i.test(name)) return NEW_PASSWORD;
  if (SECRETS.test(name)) return `key-${String(fresh.number)}`;
  return VALUES[name];
}

/** Forms and older clients send numbers and flags as text. */
export const asText = (value: unknown): unknown =>
  typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;
