// The topics of the event stream: what each of them reports, and to whom.
import type { Actor, Agent, TestApp } from '../support/app.js';
import { startApp } from '../support/app.js';
import { expectFailure, expectSuccess } from '../support/errors.js';
import { listen } from '../support/event-stream.js';

let app: TestApp;
let admin: Actor<'admin'>;
beforeAll(async () => {
  app = await startApp();
  admin = await app.as('admin');
});
afterAll(() => app.close());

/** Listens with each token, makes the change, and returns for each listener whether the change was reported. */
async function heard(topic: string, tokens: string[], change: () => Promise<unknown>) {
  const streams = await Promise.all(tokens.map((token) => listen(app.url, token, topic)));
  try {
    await change();
    const [first, ...others] = streams;
    const reported = await first!.has(`event: ${topic}`);
    // The others would hear of the change at the same check, or at the next one.
    if (others.length) await new Promise((resolve) => setTimeout(resolve, 1200));
    return [reported, ...others.map((stream) => stream.text().includes(`event: ${topic}`))];
  } finally {
    await Promise.all(streams.map((stream) => stream.close()));
  }
}

const disable = async (agent: Agent, kind: string, id: unknown) =>
  expectSuccess(
    await agent.post('/api/admin/staffaccount/status').send({ kind, id, disabled: true, reason: 'On leave' }),
  );
const send = async (to: string, userId: string) =>
  expectSuccess(await admin.agent.post('/api/admin/recharge/sendcoin').send({ to, userId, coin: 10 }));

describe('GET /api/events', () => {
  it('should report a banned user under users, and not under staff', async () => {
    const user = await app.create.user();
    const ban = () => admin.agent.post(`/api/admin/userban?id=${user._id}`).send({ banStatus: '1' });
    const staff = await listen(app.url, admin.accessToken, 'staff');
    expect(await heard('users', [admin.accessToken], ban)).toEqual([true]);
    expect(staff.text()).not.toContain('event: staff');
    await staff.close();
  });

  it('should report an upload and a decision under videos', async () => {
    const owner = await app.create.user({ videos: 1 });
    let id = '';
    const upload = async () => {
      id = (await app.create.video(owner))._id.toHexString();
    };
    expect(await heard('videos', [admin.accessToken], upload)).toEqual([true]);
    const decide = () => admin.agent.post('/api/admin/content/aprovereject').send({ id, status: 2 });
    expect(await heard('videos', [admin.accessToken], decide)).toEqual([true]);
  });

  it('should report a change of a catalogue under catalogues', async () => {
    const { _id } = await app.create.tag();
    const remove = async () => expectSuccess(await admin.agent.delete(`/api/admin/tag/deleteTag/${_id}`));
    expect(await heard('catalogues', [admin.accessToken], remove)).toEqual([true]);
  });

  it('should report staff below a BD to that BD and to the admin, and to no other BD', async () => {
    const [bd, other] = [await app.create.bd(), await app.create.bd()];
    const above = await app.create.agencyAdmin({ createBy: bd.uniqueId });
    const agency = await app.create.agency({ bd: bd.uniqueId, admin: above.uniqueId });
    const tokens = [
      (await app.as('bd', bd)).accessToken,
      (await app.as('bd', other)).accessToken,
      admin.accessToken,
      (await app.as('agencyadmin', above)).accessToken,
      (await app.as('agencyadmin')).accessToken,
    ];
    const reported = await heard('staff', tokens, () => disable(admin.agent, 'agency', agency._id));
    expect(reported).toEqual([true, false, true, true, false]);
  });

  it('should not report a disabled coin agency or BD to a BD', async () => {
    const bd = await app.as('bd');
    const [coin, another] = [await app.create.coinAgency(), await app.create.bd()];
    const reported = await heard('staff', [admin.accessToken, bd.accessToken], async () => {
      await disable(admin.agent, 'coin', coin._id);
      await disable(admin.agent, 'bd', another._id);
    });
    expect(reported).toEqual([true, false]);
  });

  it('should report coins to the coin agency that gets them and to the admin, and to no other coin agency', async () => {
    const agency = await app.create.coinAgency();
    const tokens = [
      (await app.as('coin', agency)).accessToken,
      (await app.as('coin')).accessToken,
      admin.accessToken,
    ];
    expect(await heard('transfers', tokens, () => send('1', agency.uniqueId))).toEqual([true, false, true]);
  });

  it('should report a frozen wallet to its coin agency', async () => {
    const agency = await app.create.coinAgency({ coins: 10 });
    const { accessToken } = await app.as('coin', agency);
    const account = `coinAgency:${agency._id}`;
    const freeze = async () =>
      expectSuccess(await admin.agent.post('/api/admin/ledger/freeze').send({ account, reason: 'Stolen' }));
    expect(await heard('transfers', [accessToken], freeze)).toEqual([true]);
  });

  it.each([
    ['bd', 'transfers'],
    ['bd', 'users'],
    ['agencyadmin', 'staff,videos'],
    ['agency', 'catalogues'],
    ['coin', 'staff'],
    ['coin', 'transfers,sends'],
  ] as const)('should return 403 to %s for %s, which its panel does not show', async (role, topics) => {
    const { agent } = await app.as(role);
    const refused = agent.get(`/api/events?topics=${topics}`).timeout({ response: 2000 });
    expectFailure(await refused, 'FORBIDDEN');
  });
});
