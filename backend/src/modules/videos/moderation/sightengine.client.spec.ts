import {
  failureReply,
  framesReply,
  KEYS,
  type Reply,
  type Sightengine,
  startSightengine,
} from '../../../../test/sightengine.js';
import { ScoringFault, SightengineClient } from './sightengine.client.js';

let service: Sightengine;
let client: SightengineClient;
beforeAll(async () => {
  service = await startSightengine();
  client = new SightengineClient({ sightengineUrl: service.url });
});
afterAll(() => service.close());

const score = (reply: Reply, timeout?: number) => {
  service.reply = () => reply;
  return client.score(new Blob(['a video']), KEYS, timeout);
};

describe('score', () => {
  it('should be that of the least safe frame', async () => {
    await expect(score(framesReply(0.99, 0.12, 0.8))).resolves.toBe(0.12);
    await expect(score(framesReply(0))).resolves.toBe(0);
  });

  it('should send the video, the model and the keys as the documentation says', async () => {
    service.checks.length = 0;
    await score(framesReply(1));
    const [{ path, fields, media } = { path: '', fields: {}, media: Buffer.alloc(0) }] = service.checks;
    expect(path).toBe('/1.0/video/check-sync.json');
    expect(fields).toEqual({
      models: 'nudity-2.1',
      api_user: KEYS.apiUser,
      api_secret: KEYS.apiSecret,
    });
    expect(media.toString()).toBe('a video');
  });

  it.each<[string, Reply, Partial<ScoringFault>]>([
    [
      'wrong keys',
      failureReply(401, 'credentials_error', 'Incorrect API user or API secret'),
      { kind: 'service', message: 'credentials_error: Incorrect API user or API secret' },
    ],
    ['a used up plan', failureReply(402, 'usage_limit', 'Monthly usage limit reached'), { kind: 'service' }],
    [
      'too many requests',
      { ...failureReply(429, 'usage_limit', 'Too many requests'), headers: { 'Retry-After': '7' } },
      { kind: 'service', retryAfter: 7000 },
    ],
    [
      'a video that it cannot use',
      failureReply(400, 'media_error', 'Video is too long'),
      { kind: 'unusable', message: 'media_error: Video is too long' },
    ],
    ['a failure with status 200', failureReply(200, 'api_error', 'Something broke'), { kind: 'service' }],
    [
      'a page of a proxy',
      { status: 502, body: '<html>Bad gateway</html>' },
      { kind: 'service', message: 'Status 502' },
    ],
    ['a video that a proxy finds too large', { status: 413, body: '' }, { kind: 'attempt' }],
    ['an answer without frames', { body: { status: 'success', data: { frames: [] } } }, { kind: 'attempt' }],
    ['a frame without a value', { body: { status: 'success', data: { frames: [{}] } } }, { kind: 'attempt' }],
    ['null', { body: null }, { kind: 'attempt' }],
  ])('should fail on %s', async (_what, reply, fault) => {
    const failed = score(reply);
    await expect(failed).rejects.toBeInstanceOf(ScoringFault);
    await expect(failed).rejects.toMatchObject(fault);
  });

  it('should not wait for ever', async () => {
    const failed = score({ ...framesReply(1), after: 5000 }, 50);
    await expect(failed).rejects.toMatchObject({ message: 'No response in time', kind: 'service' });
  });

  it('should fail where nobody listens', async () => {
    const nowhere = new SightengineClient({ sightengineUrl: 'http://127.0.0.1:1' });
    const failed = nowhere.score(new Blob(['a video']), KEYS);
    await expect(failed).rejects.toMatchObject({ message: 'Not reachable', kind: 'service' });
  });
});
