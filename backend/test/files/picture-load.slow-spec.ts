// Pictures are decoded within limits of frames, pixels, time and concurrency.
import { type Agent, startApp, type TestApp } from '../support/app.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { hugeFrames, manyFrames } from '../support/factories/pictures.js';
import { slowestProbe } from '../support/probe.js';

/** Milliseconds. On a quiet machine no request waits for more than 250 and a sign-in takes less than 1,000. */
const LONGEST_WAIT = 500;
const LONGEST_SIGN_IN = 2000;

let app: TestApp;
let user: Agent;
beforeAll(async () => {
  app = await startApp();
  ({ agent: user } = await app.as('user'));
});
afterAll(() => app.close());

const upload = (picture: Buffer, agent = user) =>
  agent.post('/api/app/profile').attach('picture', picture, 'me.gif');

/** Signs the admin in and returns the milliseconds it took. */
async function signIn(): Promise<number> {
  const { record } = await app.as('admin');
  const before = performance.now();
  expectSuccess(await app.login('admin', record));
  return performance.now() - before;
}

describe('pictures', () => {
  it('should refuse 60,000 frames immediately when four such uploads arrive together', async () => {
    const gif = manyFrames(60_000);
    let took = 0;
    const slowest = await slowestProbe(app.url, async () => {
      const uploads = [1, 2, 3, 4].map(() => upload(gif).then((response) => response));
      took = await signIn();
      for (const response of await Promise.all(uploads)) expectFailure(response, 'FILE_REJECTED', 'picture');
    });
    expect(took).toBeLessThan(LONGEST_SIGN_IN);
    expect(slowest).toBeLessThan(LONGEST_WAIT);
  });

  it('should accept 200 frames and refuse more', async () => {
    expectSuccess(await upload(manyFrames(200)));
    const refused = await upload(manyFrames(202));
    expectFailure(refused, 'FILE_REJECTED', 'picture');
    expect((refused.body as { message: string }).message).toBe(
      'This picture has more than 200 frames. Use a shorter animation',
    );
  });

  it('should count the pixels of all frames', async () => {
    const refused = await upload(await hugeFrames());
    expectFailure(refused, 'FILE_REJECTED', 'picture');
    expect((refused.body as { message: string }).message).toBe(
      'This picture has more than 40 megapixels. Use a smaller picture',
    );
  });

  it('should keep every frame of an animation within the limits', async () => {
    const { details } = expectSuccess(await upload(manyFrames(10))) as { details: { picture: string } };
    const stored = await app.guest().get(`/api/${details.picture}`).buffer(true);
    expect((stored.body as Buffer).toString('latin1').split('ANMF')).toHaveLength(11);
  });
});
