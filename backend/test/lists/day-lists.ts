// Every list with days, and every figure, compared with the day on which all records are.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StaffRole } from '../../src/core/roles.js';
import { MEASURE_NAMES, type MeasureName } from '../../src/modules/figures/measures.js';
import type { Actor } from '../support/app.js';
import { expectSuccess } from '../support/errors.js';

interface Schema {
  $ref?: string;
  properties?: object;
}
interface Operation {
  parameters?: { name: string }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  'x-roles'?: StaffRole[];
  'x-read'?: boolean;
}
interface Document {
  paths: Record<string, { get?: Operation; post?: Operation }>;
  components: { schemas: Record<string, Schema> };
}
const { paths, components } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../openapi.json'), 'utf8'),
) as Document;

export interface DayList {
  method: 'get' | 'post';
  path: string;
  roles: readonly StaffRole[];
  /** All that the list may be asked for. */
  fields: readonly string[];
  first: string;
  last: string;
}

function listsOf(path: string, method: 'get' | 'post', operation: Operation | undefined): DayList[] {
  if (!operation || (method === 'post' && !operation['x-read']) || path.includes('{')) return [];
  const [body] = Object.values(operation.requestBody?.content ?? {});
  const schema = components.schemas[body?.schema.$ref?.split('/').at(-1) ?? ''] ?? body?.schema;
  const fields = [
    ...(operation.parameters ?? []).map(({ name }) => name),
    ...Object.keys(schema?.properties ?? {}),
  ];
  return fields
    .filter((name) => /^(from|(created|decided|sent|signedIn|used)From)$/.test(name))
    .map((first) => ({
      ...{ method, path, roles: operation['x-roles'] ?? [], fields, first },
      last: first === 'from' ? 'to' : first.replace('From', 'To'),
    }));
}
/**
 * Every list of the API with days. The values of /api/figures are compared one by one; a preview of a move names two
 * parents `from` and `to`.
 */
export const DAY_LISTS = Object.entries(paths)
  .filter(([path]) => !['/api/figures', '/api/admin/hierarchy/previewhosts'].includes(path))
  .flatMap(([path, { get, post }]) => [...listsOf(path, 'get', get), ...listsOf(path, 'post', post)]);

interface DaySum {
  day: string;
  count: number;
}
interface Answered {
  status: number;
  text: string;
  total: number | undefined;
  days: DaySum[] | undefined;
}

/** Asks a list for the records of a day. */
async function asked(
  { method, path, fields, first, last }: DayList,
  { agent }: Actor,
  day: string,
  more: object,
): Promise<Answered> {
  const page = fields.includes('limit') ? { page: 1, limit: 1 } : {};
  const query = { ...page, [first]: day, [last]: day, ...more };
  const answer = await (
    method === 'get' ? agent.get(path).query(query) : agent.post(path).send(query)
  ).buffer(true);
  const { total, details, days } = answer.body as { total?: number; details?: unknown[]; days?: DaySum[] };
  // The trash is one page.
  return { status: answer.status, text: answer.text, total: total ?? details?.length, days };
}

/** A day on which all records are, and an adjacent day. */
export interface Edge {
  inside: string;
  outside: string;
}

/** Reads lists on the days at which the records are. All records must be there each time. */
export class DayReader {
  private readonly counts = new Map<string, number>();

  /** Compares what a list says about the day of all records and about the adjacent day. Returns what is wrong. */
  async fault(
    list: DayList,
    actor: Actor,
    needs: object,
    { inside, outside }: Edge,
  ): Promise<string | undefined> {
    const hasSums = list.fields.includes('daySums');
    const [within, adjacent] = await Promise.all([
      asked(list, actor, inside, { ...needs, ...(hasSums && { daySums: true }) }),
      asked(list, actor, outside, needs),
    ]);
    if (within.status !== 200) return within.text;
    const { total } = within;
    if (!total) return 'no record of the test is on the day';
    if (adjacent.total !== 0) return `${adjacent.total} records are also on ${outside}`;
    const key = [actor.role, list.path, list.first].join(' ');
    const earlier = this.counts.get(key) ?? total;
    this.counts.set(key, total);
    if (total !== earlier) return `${total} records, and ${earlier} when all were on another day`;
    const sums = within.days?.map(({ day, count }) => `${day}: ${count}`).join();
    return hasSums && sums !== `${inside}: ${total}` ? `the sums are ${sums}` : undefined;
  }

  /** Compares the file of a list with the day and the number of its records. Returns what is wrong. */
  async fileFault(list: DayList, actor: Actor, needs: object, day: string): Promise<string | undefined> {
    const total = this.counts.get([actor.role, list.path, list.first].join(' '));
    const columns = FILE_COLUMNS[list.path];
    const { text } = await asked(list, actor, day, { ...needs, format: 'csv', ...(columns && { columns }) });
    const rows = text.trim().split('\n').length - 1;
    if (rows !== total) return `the file has ${rows} rows of ${total}`;
    // Some files have no column with a time.
    const times = text.match(/\d{4}-\d\d-\d\dT\d\d:\d\d/g) ?? [];
    const others = times.filter((written) => !written.startsWith(day));
    return others.length ? `the file has the times ${[...new Set(others)].join(', ')}` : undefined;
  }
}
/** The columns of files with a time that must not be moved: the end of a session. */
const FILE_COLUMNS: Record<string, string> = { '/api/admin/staff/sessions': 'createdAt,lastUsedAt' };

/** Compares the figures of the day of all records with those of the adjacent day. Returns what is wrong. */
export async function figureFaults(
  actor: Actor,
  seller: string,
  inside: string,
  outside: string,
): Promise<string[]> {
  const [from, to] = [inside, outside].toSorted();
  const faults: string[] = [];
  for (const measure of MEASURE_NAMES) {
    if (measure in OTHER_MEASURES) continue;
    const of = measure === 'coinBalance' ? { of: `seller:${seller}` } : {};
    const answer = await actor.agent.get('/api/figures').query({ measure, from, to, by: 'day', ...of });
    if (answer.status === 403) continue;
    const { points } = expectSuccess(answer).details as { points: { day: string; value: number }[] };
    const valueOn = (on: string) => points.find((point) => point.day === on)?.value ?? 0;
    // The balance of a day holds on the days after it.
    const adjacent = BALANCES.includes(measure) && inside < outside ? valueOn(inside) : 0;
    if (!valueOn(inside) || valueOn(outside) !== adjacent)
      faults.push(
        `${actor.role} ${measure}: ${valueOn(inside)} on ${inside}, ${valueOn(outside)} on ${outside}`,
      );
  }
  return faults;
}
const BALANCES: MeasureName[] = ['coinBalance', 'coinsInCirculation'];
/** Measures that do not count records on the day of their date. */
const OTHER_MEASURES: Partial<Record<MeasureName, string>> = {
  usersActive: 'counts accounts as they are at the end of each day',
  usersBanned: 'counts accounts as they are at the end of each day',
  decisionWait: 'measures how long decisions took',
  userCoins: 'reads the wallet of one user',
  userSpending: 'reads the wallet of one user',
};
