// Concurrent uploads: the limit for an account, the limit of bytes in total, and storage that fails.
import { rm, writeFile } from 'node:fs/promises';
import { type ClientRequest, request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { type Actor, startApp, type TestApp } from '../support/app.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { photograph } from '../support/factories/pictures.js';

const MB = 1024 * 1024;
let app: TestApp;
let open: ClientRequest[] = [];
beforeAll(async () => {
  app = await startApp();
});
afterEach(async () => {
  for (const one of open) one.destroy();
  open = [];
  await settled();
});
afterAll(() => app.close());

const settled = () => new Promise((resolve) => setTimeout(resolve, 300));
const newUser = async () => app.as('user', await app.create.user());

/** Starts a form that never ends. Returns status and Retry-After of an early answer. */
async function begin(actor: Actor, path: string, bytes: number) {
  const sent = httpRequest(`${app.url}/api/${path}`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${actor.accessToken}`,
      'Content-Type': 'multipart/form-data; boundary=x',
      'Content-Length': String(bytes),
    },
  });
  open.push(sent);
  sent.on('error', () => undefined);
  const answered = new Promise<{ status: number | undefined; retryAfter: number }>((resolve) => {
    sent.once('response', (response) => {
      resolve({ status: response.statusCode, retryAfter: Number(response.headers['retry-after']) });
    });
  });
  sent.write('--x\r\n');
  return Promise.race([answered, settled().then(() => undefined)]);
}

describe('uploads under way', () => {
  it("should refuse a user's fifth video before its body arrives", async () => {
    const user = await newUser();
    for (let at = 0; at < 4; at += 1) expect(await begin(user, 'app/videos', MB)).toBeUndefined();
    expect(await begin(user, 'app/videos', MB)).toEqual({ status: 429, retryAfter: 30 });
    expect(await begin(await newUser(), 'app/videos', MB)).toBeUndefined();
  });

  it("should refuse a user's third video when the first two have the largest size", async () => {
    const user = await newUser();
    for (let at = 0; at < 2; at += 1) expect(await begin(user, 'app/videos', 104 * MB)).toBeUndefined();
    expect(await begin(user, 'app/videos', 104 * MB)).toEqual({ status: 429, retryAfter: 30 });
  });

  it('should accept another video of a user when one upload broke off', async () => {
    const user = await newUser();
    for (let at = 0; at < 4; at += 1) await begin(user, 'app/videos', MB);
    open.shift()!.destroy();
    await settled();
    expect(await begin(user, 'app/videos', MB)).toBeUndefined();
  });

  it('should refuse videos and imports above 512 MB together and still accept pictures', async () => {
    const admin = await app.as('admin');
    expect(await begin(admin, 'admin/catalogues/import', 450 * MB)).toBeUndefined();
    const user = await newUser();
    expect(await begin(user, 'app/videos', 100 * MB)).toEqual({ status: 503, retryAfter: 30 });
    expect(await begin(user, 'app/videos', 50 * MB)).toBeUndefined();
    const picture = await photograph('webp');
    expectSuccess(await user.agent.post('/api/app/profile').attach('picture', picture, 'me.webp'));
  });

  it('should report that it is not ready when files cannot be stored', async () => {
    const user = await newUser();
    const incoming = join(app.dataDir, 'incoming');
    await rm(incoming, { recursive: true, force: true });
    await writeFile(incoming, 'a file in place of the folder');
    const picture = await photograph('webp');
    const response = await user.agent.post('/api/app/profile').attach('picture', picture, 'me.webp');
    await rm(incoming);
    expectFailure(response, 'UNAVAILABLE');
    expect(response.headers['retry-after']).toBe('60');
  });
});
