// Turns an entry of the table into requests: with own records only, or with some foreign records.
import type { Response } from 'supertest';
import type { Role } from '../../src/core/roles.js';
import type { Agent } from '../support/app.js';
import type { Call } from '../support/document.js';
import { photograph } from '../support/factories/pictures.js';
import { mp4Video } from '../support/factories/videos.js';
import { RecordName } from './records.js';
import type { Branch, World } from './world.js';

type Value = string | number | boolean | RecordName | RecordName[];
type Place = 'path' | 'query' | 'body';

/** A valid request of one call, with records named through `records.ts`. */
export interface Entry extends Partial<Record<Place, Record<string, Value>>> {
  /** The calling user is a live host. Without the flag, the user has not applied as host. */
  asStreamer?: boolean;
  /** File fields to send, each with a picture. */
  files?: string[];
  /** File fields to send with a video. */
  videos?: string[];
  /** For calls whose answer names no record: further content of the owner's answer, by the number of its agencies and its role. */
  answers?: (agencies: number, role: Role) => object;
  /** How a foreign record is refused when the call does not return 404, for example with a result for each row. */
  refuses?: (answer: Response) => void;
}
export type Entries = Record<string, Entry>;

/** A field of an entry that names a record. */
export interface Named {
  place: Place;
  field: string;
  record: RecordName;
}

const PLACES: Place[] = ['path', 'query', 'body'];
const ANY_ID = '66f0c0ffee00000000000001';

export const recordsIn = (entry: Entry): Named[] =>
  PLACES.flatMap((place) =>
    Object.entries(entry[place] ?? {}).flatMap(([field, value]) =>
      [value]
        .flat()
        .filter((one) => one instanceof RecordName)
        .map((record) => ({ place, field, record })),
    ),
  );

interface Choice {
  role: Role;
  /** The branch of the records. */
  from: Branch;
  /** Which spelling names a record when a field accepts several. */
  spelling?: number;
  /** Fields with a record of another branch. */
  except?: { fields: Named[]; from: Branch };
}

/** Path, query and body of a request with these records. */
export function fill(entry: Entry, { role, from, spelling = 0, except }: Choice) {
  const valueOf = (place: Place, field: string, value: Value): unknown => {
    if (Array.isArray(value)) return value.map((one) => valueOf(place, field, one));
    if (!(value instanceof RecordName)) return value;
    const isElsewhere = except?.fields.some((one) => one.place === place && one.field === field);
    const spell = value.spellings[spelling] ?? value.spellings[0]!;
    return spell(isElsewhere ? except!.from : from, role);
  };
  const filled = PLACES.map((place) => [
    place,
    Object.fromEntries(
      Object.entries(entry[place] ?? {}).map(([field, value]) => [field, valueOf(place, field, value)]),
    ),
  ]);
  return Object.fromEntries(filled) as Record<Place, Record<string, unknown>>;
}

/** Every request with a foreign record: one field after the other, all fields together, in each spelling. */
export function foreignRequests(entry: Entry, world: World, role: Role): ReturnType<typeof fill>[] {
  const owned = recordsIn(entry).filter(({ record }) => record.owned);
  const sets = owned.length > 1 ? [...owned.map((one) => [one]), owned] : [owned];
  const requests = world.foreignTo(role).flatMap((from) =>
    spellingsOf(entry).flatMap((spelling) => {
      const own = fill(entry, { role, from: world.own, spelling });
      return sets
        .map((fields) => fill(entry, { role, from: world.own, spelling, except: { fields, from } }))
        .filter((request) => JSON.stringify(request) !== JSON.stringify(own));
    }),
  );
  return [...new Map(requests.map((request) => [JSON.stringify(request), request])).values()];
}

/** The indexes of the spellings in which an entry's records can be named. */
export const spellingsOf = (entry: Entry): number[] =>
  Array.from({ length: Math.max(1, ...recordsIn(entry).map(({ record }) => record.spellings.length)) }).map(
    (_, at) => at,
  );

export async function send(
  agent: Agent,
  { method, path, contentType }: Call,
  { path: ids, query, body }: ReturnType<typeof fill>,
  { files = [], videos = [] }: Pick<Entry, 'files' | 'videos'> = {},
): Promise<Response> {
  const url = path.replace(/\{(\w+)\}/g, (_, name: string) => String(ids[name] ?? ANY_ID));
  const request = agent[method.toLowerCase() as 'get'](url).query(query);
  if (contentType !== 'multipart/form-data') return method === 'GET' ? request : request.send(body);
  for (const [field, value] of Object.entries(body)) request.field(field, String(value));
  for (const field of files) request.attach(field, await photograph('png'), 'a.png');
  for (const field of videos) request.attach(field, mp4Video(), 'a.mp4');
  return request;
}
