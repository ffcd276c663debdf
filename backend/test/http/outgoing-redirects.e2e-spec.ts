// Other services that answer with a redirect: the product sends keys, phone numbers and videos to no other address.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SmsSender } from '../../src/modules/app/sms-codes/sms-sender.js';
import { PushSender } from '../../src/modules/notifications/push-sender.js';
import { SightengineClient } from '../../src/modules/videos/moderation/sightengine.client.js';
import { startApp, type TestApp } from '../support/app.js';
import { Fcm } from '../support/fcm.js';
import { setSmsKey, SMS_KEY } from '../app/fast2sms.js';
import { KEYS } from '../videos/sightengine.js';

/** The paths of the received requests. */
const received: string[] = [];
/** 307 repeats the body of the request, 302 does not. */
let status = 307;
const service = createServer((request, response) => {
  received.push(request.url!);
  if (request.url === '/elsewhere') response.end('{}');
  else response.writeHead(status, { Location: '/elsewhere' }).end();
});

let fcm: Fcm;
let app: TestApp;
let unauthorised: TestApp;
beforeAll(async () => {
  fcm = await Fcm.start();
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  const credentials = JSON.parse(fcm.env.FCM_CREDENTIALS) as Record<string, string>;
  app = await startApp({ ...fcm.env, FCM_URL: url, FAST2SMS_URL: url, SIGHTENGINE_URL: url });
  unauthorised = await startApp({
    FCM_CREDENTIALS: JSON.stringify({ ...credentials, token_uri: `${url}/token` }),
    FCM_URL: url,
  });
  await setSmsKey(app, SMS_KEY);
});
beforeEach(() => {
  received.length = 0;
});
afterAll(async () => {
  await app.close();
  await unauthorised.close();
  await fcm.close();
  service.closeAllConnections();
  await new Promise((resolve) => service.close(resolve));
});

const push = ({ nest }: TestApp) =>
  nest.get(PushSender).push('phone', { id: '1', title: 'A', body: 'B' }, AbortSignal.timeout(20_000));

describe.each([302, 307])('a redirect with status %i', (answered) => {
  beforeEach(() => {
    status = answered;
  });

  it.each([
    ['the SMS service', '/dev/bulkV2', () => app.nest.get(SmsSender).sendCode('919812345678', '123456')],
    ['the push service', '/v1/projects/callboard-tests/messages:send', () => push(app)],
    ['the token service of Google', '/token', () => push(unauthorised)],
    [
      'the scoring service',
      '/1.0/video/check-sync.json',
      () => app.nest.get(SightengineClient).score(new Blob(['video']), KEYS),
    ],
  ])('should not be followed when it comes from %s', async (_service, path, send) => {
    await expect(send()).rejects.toThrow();
    expect(received).toEqual([path]);
  });
});
