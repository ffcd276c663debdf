// The calls that every admin may make about the own things: an admin who holds no right learns through none of them
// what others do, and changes nothing of theirs. A new call with the right `own` fails the test until own-calls.ts
// lists the call.
import { Types } from 'mongoose';
import { type Actor, startApp, type TestApp } from '../support/app.js';
import { followedUp } from '../support/followed-up.js';
import { CALLS } from '../support/document.js';
import { startBulk } from '../support/bulk.js';
import { expectSuccess } from '../support/errors.js';
import { listen } from '../support/event-stream.js';
import { MARK, type Marked, OWN_CALLS, type Answer } from './own-calls.js';
import { addPasskey, Device, OFFERING, passkeysOf } from '../support/passkey.js';
import { begin, codeOf, confirm } from '../support/second-factor.js';
import { TOPICS } from '../../src/core/topics.js';
import { until } from '../support/until.js';

let app: TestApp;
let owner: Actor<'admin'>;
let marked: Marked;

beforeAll(async () => {
  app = await startApp({ ...OFFERING, RATE_LIMIT: 'off' });
  owner = await app.as('admin', await app.create.admin({ name: `${MARK} Owner` }));
  const user = await app.create.user({ name: MARK, username: MARK.toLowerCase() });
  const bd = await app.create.bd({ name: MARK });
  const ids = { owner: owner.id, user: String(user._id), bd: String(bd._id) };
  marked = { ...ids, ...(await deeds(ids)), ...(await secrets()) };
});
afterAll(() => app.close());

/** A new admin without any right. */
const newcomer = async () =>
  app.as('admin', await app.create.admin({ name: 'Nobody', sets: [new Types.ObjectId()], rights: [] }));

/** What the marked owner does: decisions, an open record, a bulk change, a view, a notice. */
async function deeds({ user, bd }: { user: string; bd: string }) {
  const { agent } = owner;
  const stored = (name: string) => app.connection.collection(name);
  const idOf = async (name: string, where: object = {}) => String((await stored(name).findOne(where))?._id);
  expectSuccess(await agent.put('/api/presence').send({ kind: 'user', record: user, place: 'form' }));
  expectSuccess(await agent.put(`/api/bdpanel/updatebd?id=${bd}`).send({ name: `${MARK} Renamed` }));
  expectSuccess(await agent.patch('/api/staff/inbox/settings').send({ kind: 'waiting', on: false }));
  const order = { action: 'ban', expected: 1, reason: MARK };
  const { batch } = expectSuccess(await startBulk(owner, 'users/bulk', order, { search: MARK }));
  await until(async () => (await stored('jobs').countDocuments({ state: 'done' })) === 1);
  const view = { list: 'users', name: MARK, query: `search=${MARK}`, shared: false };
  const { details } = expectSuccess(await agent.post('/api/lists/views').send(view));
  await until(async () => (await stored('notices').countDocuments({})) > 0);
  return {
    batch: String(batch),
    job: await idOf('jobs'),
    view: (details as { _id: string })._id,
    session: await idOf('sessions', { name: new RegExp(MARK) }),
    notice: await idOf('notices'),
  };
}

/** The second factor of the marked owner: an authenticator app and a passkey. */
async function secrets() {
  const { secret } = expectSuccess(await begin(owner.agent)).details as { secret: string };
  const { details } = expectSuccess(await confirm(owner.agent, await codeOf(secret)));
  const [recoveryCode = ''] = (details as { recoveryCodes: string[] }).recoveryCodes;
  const device = new Device();
  expectSuccess(await addPasskey(owner.agent, device, MARK));
  const [passkey] = await passkeysOf(owner.agent);
  return { secret, recoveryCode, passkey: passkey!._id, credential: device.credential };
}

/** Everything that belongs to others, as it is stored. */
const STORED = [
  ...['admins', 'bds', 'users'],
  ...['batches', 'batchrows', 'jobs'],
  ...['keptlists', 'listviews', 'notices', 'inboxchoices', 'presences'],
  ...['sessions', 'secondfactors', 'passkeychallenges'],
];
async function ofOthers(me: string) {
  const own = { $nin: [new Types.ObjectId(me), me] };
  const found = await Promise.all(
    STORED.map((name) =>
      app.connection
        .collection(name)
        .find({ _id: own as never, account: own })
        .sort({ _id: 1 })
        .toArray(),
    ),
  );
  return JSON.stringify(found);
}

const outcomeOf = ({ status, text }: Answer) =>
  status === 200 ? 'OK' : ((JSON.parse(text) as { code?: string }).code ?? status);

describe('an admin without any right', () => {
  it('should learn nothing about others through the calls that are open to every admin', async () => {
    const calls = CALLS.filter(({ right }) => right === 'own').map(({ operationId }) => operationId);
    expect(Object.keys(OWN_CALLS).toSorted()).toEqual(calls.toSorted());
    const faults: string[] = [];
    for (const [name, [outcome, ask]] of Object.entries(OWN_CALLS)) {
      const me = await newcomer();
      await followedUp(app);
      const before = await ofOthers(me.id);
      const answers = [await ask({ app, marked, me })].flat();
      if (!answers.length) faults.push(`${name} answers nothing`);
      for (const answer of answers) {
        if (outcomeOf(answer) !== outcome)
          faults.push(`${name} answers ${outcomeOf(answer)}: ${answer.text}`);
        for (const secret of [MARK, ...Object.values(marked)])
          if (answer.text.toLowerCase().includes(secret.toLowerCase()))
            faults.push(`${name} reveals ${secret}`);
      }
      await followedUp(app);
      if ((await ofOthers(me.id)) !== before) faults.push(`${name} changes what belongs to others`);
    }
    expect(faults).toEqual([]);
  });

  it('should hear of nothing that others do', async () => {
    const [deaf, hearing] = await Promise.all(
      [await newcomer(), owner].map(({ accessToken }) => listen(app.url, accessToken, TOPICS.join(','))),
    );
    try {
      expect(await deaf!.has('event: pulse')).toBe(true);
      const user = await app.create.user({ videos: 1 });
      const act = async () => {
        const change = { banStatus: String((turns += 1) % 2), reason: MARK };
        expectSuccess(await owner.agent.post(`/api/admin/userban?id=${String(user._id)}`).send(change));
        expectSuccess(
          await owner.agent.put(`/api/bdpanel/updatebd?id=${marked.bd}`).send({ name: `${MARK} ${turns}` }),
        );
        return ['users', 'staff'].every((topic) => hearing!.text().includes(`event: ${topic}\n`));
      };
      let turns = 0;
      await until(act, 20_000);
      expect(deaf!.text()).not.toMatch(/event: (?!pulse)/);
    } finally {
      await Promise.all([deaf!.close(), hearing!.close()]);
    }
  });
});
