// Imports and exports of catalogues work in slices, so that other requests are served meanwhile.
import { deflateRawSync } from 'node:zlib';
import type { Response } from 'supertest';
import { checkedFetch } from '../support/answers.js';
import { type Agent, startApp, type TestApp } from '../support/app.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { packedZip } from '../support/factories/zips.js';
import { svga } from '../support/factories/media.js';
import { photograph } from '../support/factories/pictures.js';
import { slowestProbe } from '../support/probe.js';

/** Milliseconds that another request may wait. On a quiet machine no request waits for more than 250. */
const LONGEST_WAIT = 1000;
const MB = 1024 * 1024;

let app: TestApp;
let admin: Agent;
beforeAll(async () => {
  app = await startApp();
  ({ agent: admin } = await app.as('admin'));
});
afterAll(() => app.close());

const send = (kind: string, mode: 'check' | 'import', file: Buffer) =>
  admin.post('/api/admin/catalogues/import').field({ kind, mode }).attach('file', file, 'any-name.bin');
/** Sends the file and returns the longest wait of other requests. */
async function waited(kind: string, file: Buffer, expected: (response: Response) => void): Promise<number> {
  let response: Response | undefined;
  const slowest = await slowestProbe(app.url, async () => {
    response = await send(kind, 'check', file);
  });
  expected(response!);
  return slowest;
}
const message = (response: Response) => (response.body as { message: string }).message;
const plans = (count: number, more = '') =>
  Array.from({ length: count }, (_, at) => ({ title: `Plan ${at}${more}`, coins: at + 1, rs: 1.5 }));

describe('POST /api/admin/catalogues/import', () => {
  it('should check 5,000 records without delaying other requests', async () => {
    const file = Buffer.from(JSON.stringify({ kind: 'plans', records: plans(5000) }));
    const taken = (response: Response) =>
      expect(expectSuccess(response).details).toMatchObject({ added: 5000, refused: 0 });
    expect(await waited('plans', file, taken)).toBeLessThan(LONGEST_WAIT);
  });

  it.each<[string, string, () => string]>([
    ['commas', 'Line 1 has more than 100 cells', () => ','.repeat(19 * MB)],
    [
      'empty lines',
      'A file can contain at most 10,000 lines. Split the file',
      () => 'title,coins,rs\n' + '\n'.repeat(19 * MB),
    ],
    [
      'lines',
      'A file can contain at most 5,000 records. Split the file',
      () => 'title,coins,rs\n' + 'x\n'.repeat(9 * MB),
    ],
    [
      'JSON brackets',
      'A record in this file is too long. Shorten the record or remove it',
      () => '{"kind":"plans","records":[' + '['.repeat(19 * MB),
    ],
    [
      'JSON records',
      'A file can contain at most 5,000 records. Split the file',
      () => `{"kind":"plans","records":[${'{},'.repeat(6 * MB)}{}]}`,
    ],
  ])('should refuse 19 MB of %s without delaying other requests', async (_what, why, make) => {
    const refused = (response: Response) => {
      expectFailure(response, 'FILE_REJECTED', 'file');
      expect(message(response)).toBe(why);
    };
    expect(await waited('plans', Buffer.from(make()), refused)).toBeLessThan(LONGEST_WAIT);
  });

  it('should accept one file for at most 20 records', async () => {
    const records = Array.from({ length: 25 }, (_, at) => ({ title: `Copy ${at}`, image: 'files/a.png' }));
    const file = packedZip({
      'catalogue.json': Buffer.from(JSON.stringify({ kind: 'tags', records })),
      'files/a.png': await photograph('png'),
    });
    const report = expectSuccess(await send('tags', 'import', file)).details as {
      added: number;
      rows: { errors: { field: string; message: string }[] }[];
    };
    expect(report).toMatchObject({ added: 20, refused: 5 });
    expect(report.rows[24]!.errors).toEqual([
      {
        field: 'image',
        message: 'At most 20 records can use files/a.png. Add a copy of the file to the archive',
      },
    ]);
  });

  it('should refuse a file when it unpacks to more than it declares', async () => {
    const lie = { content: deflateRawSync(Buffer.alloc(30 * MB)), size: 100 };
    const records = [{ type: 'SVGA', title: 'Bomb', price: 1, valid: 1, svga: 'files/a.svga' }];
    const file = packedZip({
      'catalogue.json': Buffer.from(JSON.stringify({ kind: 'frames', records })),
      'files/a.svga': lie,
      'files/b.svga': svga(),
    });
    const { details } = expectSuccess(await send('frames', 'check', file)) as {
      details: { rows: { errors: object[] }[] };
    };
    expect(details.rows[0]!.errors).toEqual([
      { field: 'svga', message: 'files/a.svga could not be unpacked' },
    ]);
  });
});

describe('exports', () => {
  it.each(['csv', 'json', 'zip'])(
    'should send 20,000 records as %s without delaying other requests',
    async (format) => {
      const kind = 'contents';
      const there = await app.connection.collection('contents').countDocuments();
      const missing = Array.from({ length: 20_000 - there }, (_, at) => ({
        content: `Heading ${at}`,
        deletedAt: null,
      }));
      if (missing.length) await app.connection.collection('contents').insertMany(missing);
      const slowest = await slowestProbe(app.url, async () => {
        const response = await checkedFetch(`${app.url}/api/admin/catalogues/export.${format}?kind=${kind}`, {
          headers: { Authorization: `Bearer ${(await app.as('admin')).accessToken}` },
        });
        expect((await response.text()).split('Heading')).toHaveLength(20_001);
      });
      expect(slowest).toBeLessThan(LONGEST_WAIT);
    },
  );
});
