import {
  failureReply,
  framesReply,
  KEYS,
  type Reply,
  type Sightengine,
  startSightengine,
} from '../../../../test/videos/sightengine.js';
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
  it('should return the value of the least safe frame when the video has several', async () => {
    await expect(score(framesReply(0.99, 0.12, 0.8))).resolves.toBe(0.12);
    await expect(score(framesReply(0))).resolves.toBe(0);
  });

  it('should send the video, model and keys in the documented format', async () => {
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
      'the keys are wrong',
      failureReply(401, 'credentials_error', 'Incorrect API user or API secret'),
      { kind: 'service', message: 'credentials_error: Incorrect API user or API secret' },
    ],
    [
      'the plan is used up',
      failureReply(402, 'usage_limit', 'Monthly usage limit reached'),
      { kind: 'service' },
    ],
    [
      'the service limits the request rate',
      { ...failureReply(429, 'usage_limit', 'Too many requests'), headers: { 'Retry-After': '7' } },
      { kind: 'service', retryAfter: 7000 },
    ],
    [
      'the service cannot use the video',
      failureReply(400, 'media_error', 'Video is too long'),
      { kind: 'unusable', message: 'media_error: Video is too long' },
    ],
    [
      'the service reports a failure with status 200',
      failureReply(200, 'api_error', 'Something broke'),
      { kind: 'service' },
    ],
    [
      'a proxy answers with an HTML page',
      { status: 502, body: '<html>Bad gateway</html>' },
      { kind: 'service', message: 'Status 502' },
    ],
    ['a proxy rejects the video as too large', { status: 413, body: '' }, { kind: 'attempt' }],
    [
      'the response has no frames',
      { body: { status: 'success', data: { frames: [] } } },
      { kind: 'attempt' },
    ],
    ['a frame has no value', { body: { status: 'success', data: { frames: [{}] } } }, { kind: 'attempt' }],
    ['the response is null', { body: null }, { kind: 'attempt' }],
  ])('should fail when %s', async (_what, reply, fault) => {
    const failed = score(reply);
    await expect(failed).rejects.toBeInstanceOf(ScoringFault);
    await expect(failed).rejects.toMatchObject(fault);
  });

  it('should fail with a service fault when the response is late', async () => {
    const failed = score({ ...framesReply(1), after: 5000 }, 50);
    await expect(failed).rejects.toMatchObject({ message: 'No response in time', kind: 'service' });
  });

  it('should fail with a service fault when the service is unreachable', async () => {
    const nowhere = new SightengineClient({ sightengineUrl: 'http://127.0.0.1:1' });
    const failed = nowhere.score(new Blob(['a video']), KEYS);
    await expect(failed).rejects.toMatchObject({ message: 'Not reachable', kind: 'service' });
  });
});
