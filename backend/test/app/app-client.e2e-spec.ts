// A day in the app, with the app's client. Staff decide with their own agents.
import { JwtService } from '@nestjs/jwt';
import { ApiError, NetworkError } from '@callboard/app-client';
import { SecretsService } from '../../src/platform/access/secrets.service.js';
import type { Actor, TestApp } from '../support/app.js';
import { expectSuccess } from '../support/errors.js';
import { photograph } from '../support/factories/pictures.js';
import { webmVideo } from '../support/factories/videos.js';
import { expectBalanced } from '../ledger/ledger.js';
import { Phone } from '../support/phone.js';
import { sharedApp } from '../support/shared-app.js';

const PASSWORD = 'a good password';
const BANK = { accountNo: '001234567890', bankName: 'State Bank of India', ifscCode: 'SBIN0001234' };

let app: TestApp;
let admin: Actor<'admin'>;
let host: Phone;
let fan: Phone;
let hostId: string;
let gift: string;

const failureOf = async (call: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};

/** Replaces the stored access token with an expired one. */
async function runOut({ storage }: Phone): Promise<void> {
  const tokens = (await storage.load())!;
  const { sub, sid, role } = new JwtService().decode<Record<string, string>>(tokens.accessToken);
  const { key, id } = app.nest.get(SecretsService).current('access-token');
  const accessToken = new JwtService().sign(
    { sub, sid, role },
    { secret: key, keyid: id, algorithm: 'HS256', expiresIn: -1 },
  );
  await storage.save({ ...tokens, accessToken });
}

const register = async (phone: Phone, username: string, number: string) => {
  const { details } = await phone.client.registerUser({
    username,
    number,
    name: username,
    password: PASSWORD,
  });
  return details._id;
};

beforeAll(async () => {
  app = await sharedApp();
  admin = await app.as('admin');
  gift = (await app.create.gift({ title: 'Rose', coin: 30 }))._id.toHexString();
  host = new Phone(app.url);
  fan = new Phone(app.url);
  hostId = await register(host, 'day.host', '919811100001');
  await register(fan, 'day.fan', '919811100002');
  expectSuccess(
    await admin.agent.post('/api/admin/recharge/sendcoin').send({ to: 2, userId: 'day.fan', coin: 100 }),
  );
});
afterAll(() => app.close());

describe("the app's client", () => {
  it('should apply as host, earn while live, and show why a withdrawal was rejected', async () => {
    const agency = await app.create.agency();
    await host.client.applyAsHost({
      agencyCode: agency.uniqueId,
      realName: 'Day Host',
      number: '919811100001',
    });
    const [application] = (await host.client.listOwnApplications()).details;
    expectSuccess(
      await admin.agent.post('/api/agency/host/approvehost').send({ id: application!._id, status: 1 }),
    );
    expect((await host.client.listOwnApplications()).details).toMatchObject([{ status: 1 }]);

    const { details: live } = await host.client.startLive({ channelName: 'Evening songs' });
    expect(await fan.client.giveGift({ gift, userId: hostId, coin: 30 })).toMatchObject({
      coin: 70,
      diamonds: 30,
    });
    expect((await host.client.endLive({ id: live._id })).details).toMatchObject({ status: 'archive' });
    expect((await host.client.fetchOwnWallet()).details).toMatchObject({ recievingCoins: 30, held: 0 });

    const { details: asked } = await host.client.askForWithdrawal({ ...BANK, coins: 20 });
    expect((await host.client.fetchOwnWallet()).details).toMatchObject({ recievingCoins: 10, held: 20 });
    expectSuccess(
      await admin.agent
        .post(`/api/admin/withdrawal/coinrequest/${asked._id}?status=2`)
        .send({ reason: 'The name differs' }),
    );
    expect((await host.client.listOwnWithdrawals({ page: 1, limit: 5 })).details).toMatchObject([
      { _id: asked._id, status: 2, reason: 'The name differs', accountNo: expect.stringMatching(/7890$/) },
    ]);
    expect((await host.client.fetchOwnWallet()).details).toMatchObject({ recievingCoins: 30, held: 0 });
    await expectBalanced(app);
  });

  it('should read a notification from the inbox', async () => {
    const message = { title: 'New gifts', description: 'Have a look.' };
    expectSuccess(
      await admin.agent.post('/api/admin/notification/send?type=0').send({ ...message, userId: 'day.fan' }),
    );
    const { details } = await fan.client.listOwnNotifications({ page: 1, limit: 10 });
    expect(details).toMatchObject([{ ...message, read: false }]);
    await fan.client.readNotification(details[0]!._id);
    expect((await fan.client.countUnreadNotifications()).details).toEqual({ unread: 0 });
  });

  it('should move the coins of a gift once when the answer gets lost', async () => {
    await host.client.startLive({ channelName: 'Late songs' });
    const before = fan.countOf('/api/app/gift');
    fan.lost.push('/api/app/gift', '/api/app/gift');
    expect(await fan.client.giveGift({ gift, userId: hostId })).toMatchObject({ coin: 40, diamonds: 30 });
    const tries = fan.sent.filter(({ path }) => path === '/api/app/gift').slice(before);
    expect(tries.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(tries.map(({ headers }) => headers['Idempotency-Key'])).size).toBe(1);
    expect((await host.client.fetchOwnWallet()).details.recievingCoins).toBe(60);
    expect((await fan.client.fetchOwnWallet()).details.coin).toBe(40);
    await expectBalanced(app);
  });

  it('should not repeat a call without an idempotency key', async () => {
    host.lost.push('/api/app/device');
    await expect(host.client.reportDevice({ deviceId: 'phone-1' })).rejects.toBeInstanceOf(NetworkError);
    expect(host.countOf('/api/app/device')).toBe(1);
  });

  it('should give a gift once when the app restarts and repeats its idempotency key', async () => {
    const line = new Phone(app.url, { retries: 0, storage: fan.storage });
    line.lost.push('/api/app/gift');
    const given = [{ gift, userId: hostId }, { idempotencyKey: 'kept-by-the-app' }] as const;
    await expect(line.client.giveGift(...given)).rejects.toBeInstanceOf(NetworkError);
    line.restart();
    expect(await line.client.giveGift(...given)).toMatchObject({ coin: 10 });
    expect((await line.client.fetchOwnWallet()).details.coin).toBe(10);
  });

  it('should renew an expired access token once for concurrent calls and store it', async () => {
    const refreshes = fan.countOf('/api/auth/refresh');
    await runOut(fan);
    fan.restart();
    const [profile, wallet, inbox, me] = await Promise.all([
      fan.client.fetchOwnProfile(),
      fan.client.fetchOwnWallet(),
      fan.client.listOwnNotifications(),
      fan.client.fetchMe(),
    ]);
    expect(profile.details.username).toBe('day.fan');
    expect(me.details.profile.username).toBe('day.fan');
    expect(wallet.details.coin).toBe(10);
    expect(inbox.total).toBe(1);
    expect(fan.countOf('/api/auth/refresh') - refreshes).toBe(1);
    fan.restart();
    await fan.client.fetchOwnWallet();
    expect(fan.countOf('/api/auth/refresh') - refreshes).toBe(1);
  });

  it('should renew the access token again when the answer gets lost', async () => {
    await runOut(fan);
    fan.restart();
    fan.lost.push('/api/auth/refresh');
    await fan.client.fetchOwnWallet();
    expect(await fan.client.isSignedIn()).toBe(true);
  });

  it('should upload a video and a picture', async () => {
    const blob = async (bytes: Promise<Buffer>) => new Blob([new Uint8Array(await bytes)]);
    const { details: video } = await host.client.uploadVideo({
      video: await blob(webmVideo()),
      poster: await blob(photograph()),
      caption: 'Sunrise over the bay',
    });
    expect(video).toMatchObject({ caption: 'Sunrise over the bay', status: 0 });
    expect((await host.client.listOwnVideos({})).details).toEqual([video]);
    const { details: profile } = await host.client.updateOwnProfile({ picture: await blob(photograph()) });
    const picture = await fetch(host.client.fileUrl(profile.picture)!);
    expect(picture.headers.get('content-type')).toBe('image/webp');
  });

  it('should load a catalogue again only when it changed', async () => {
    const first = await fan.client.fetchAppGifts();
    expect(first.details).toMatchObject([{ title: 'Rose', coin: 30 }]);
    expect(await fan.client.fetchAppGifts()).toEqual(first);
    expect(fan.sent.at(-1)).toMatchObject({ path: '/api/app/catalogue/gifts', status: 304 });
    await app.create.gift({ title: 'Lily', coin: 5 });
    expect((await fan.client.fetchAppGifts()).details).toHaveLength(2);
  });

  it('should report code, fields and request id when the server rejects a call', async () => {
    const taken = await failureOf(register(new Phone(app.url), 'day.fan', '919811100003'));
    expect(taken).toMatchObject({ status: 409, code: 'DUPLICATE', requestId: expect.stringMatching(/\S/) });
    expect(taken.messageOf('username')).toMatch(/\S/);
    expect(await failureOf(fan.client.giveGift({ gift, userId: hostId }))).toMatchObject({
      status: 409,
      code: 'INSUFFICIENT_COINS',
    });
    expect(await failureOf(new Phone(app.url).client.fetchOwnWallet())).toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    const guesser = new Phone(app.url);
    const guess = () => failureOf(guesser.client.loginUser({ number: '919811100009', password: 'wrong' }));
    for (let tries = 0; tries < 10; tries += 1) expect((await guess()).code).toBe('INVALID_CREDENTIALS');
    const throttled = await guess();
    expect(throttled.code).toBe('RATE_LIMITED');
    expect(throttled.retryAfter).toBeGreaterThan(0);
  });

  it('should sign out and in, and report when staff end the session', async () => {
    await fan.client.logout();
    expect([await fan.client.isSignedIn(), await fan.storage.load(), fan.signedOut]).toEqual([
      false,
      undefined,
      0,
    ]);
    await fan.client.loginUser({ number: '919811100002', password: PASSWORD });
    const { details } = await fan.client.fetchOwnProfile();
    expectSuccess(
      await admin.agent.post('/api/admin/userban').query({ id: details._id }).send({ banStatus: '1' }),
    );
    expect(await failureOf(fan.client.fetchOwnWallet())).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect([await fan.client.isSignedIn(), await fan.storage.load(), fan.signedOut]).toEqual([
      false,
      undefined,
      1,
    ]);
  });
});
