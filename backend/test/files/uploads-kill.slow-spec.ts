// An upload in parts over two processes with one bucket. One process is killed in the middle of a part; the other one goes on.
import { createHash } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { ADMIN } from '../support/app.js';
import { zip } from '../catalogues/catalogue-transfer.js';
import { expectSuccess } from '../support/errors.js';
import { photograph } from '../support/factories/pictures.js';
import { Pair, type Session } from '../support/kill/pair.js';

const MB = 1024 * 1024;
interface Upload {
  _id: string;
  received: number;
}

let pair: Pair;
let admin: Session;
beforeAll(async () => {
  pair = await Pair.start();
  admin = await pair.as('admin', ADMIN);
}, 120_000);
afterAll(() => pair.close());

/** Begins a part at this process and returns when half of its bytes have been written. */
const beginPart = (process: number, id: string, bytes: number) =>
  new Promise<void>((resolve) => {
    const sent = httpRequest(`${pair.processes[process]!.url}/api/admin/uploads/${id}`, {
      method: 'PUT',
      headers: {
        Authorization: `Bearer ${admin.accessToken}`,
        'Content-Type': 'multipart/form-data; boundary=x',
        'Content-Length': String(bytes),
      },
    });
    sent.on('error', () => undefined);
    const head = 'Content-Disposition: form-data; name="part"; filename="part"';
    sent.write(`--x\r\n${head}\r\n\r\n`);
    sent.write(Buffer.alloc(bytes / 2), () => resolve());
  });

describe('an upload in parts over two processes', () => {
  it('should continue at the other process when one is killed in the middle of a part', async () => {
    const picture = await photograph('png');
    const records = [{ title: 'Two processes', image: 'files/a.png' }];
    const file = await zip(records, { 'files/a.png': picture, 'files/b': Buffer.alloc(3 * MB, 5) }, 'tags');
    const hash = createHash('sha256').update(file.subarray(0, MB)).update(file.subarray(-MB));
    const given = {
      purpose: 'catalogues/tags',
      name: 'tags.zip',
      size: file.length,
      fingerprint: hash.digest('hex'),
    };
    const { _id } = expectSuccess(await admin.at(0).post('/api/admin/uploads').send(given))
      .details as unknown as Upload;
    const put = (process: number, from: number, to: number) =>
      admin
        .at(process)
        .put(`/api/admin/uploads/${_id}`)
        .field('offset', from)
        .attach('part', file.subarray(from, to), 'part');
    expectSuccess(await put(0, 0, MB));
    expectSuccess(await put(1, MB, 2 * MB));
    await beginPart(0, _id, MB);
    await pair.kill(0);
    const found = expectSuccess(await admin.at(1).get(`/api/admin/uploads/${_id}`)).details;
    expect(found).toMatchObject({ received: 2 * MB });
    expectSuccess(await put(1, 2 * MB, file.length));
    const body = { kind: 'tags', mode: 'import', upload: _id };
    const report = expectSuccess(await admin.at(1).post('/api/admin/catalogues/import').send(body)).details;
    expect(report).toMatchObject({ added: 1, refused: 0 });
  });
});
