// Migrations run once and in order, also when several processes start them.
import mongoose from 'mongoose';
import { DemoPortion } from '../../src/startup/demo/demo-portion.schema.js';
import { DemoStates } from '../../src/startup/demo/demo-states.js';
import { MIGRATIONS } from '../../src/startup/migrations/migrations.js';
import type { Migration } from '../../src/startup/migrations/migration.js';
import { MigrationsService } from '../../src/startup/migrations/migrations.service.js';
import { freshUri, startApp, startWatched, type TestApp } from '../support/app.js';
import { expectBalanced } from '../ledger/ledger.js';
import { until } from '../support/until.js';

let first: TestApp;
let second: TestApp;
beforeAll(async () => {
  first = await startApp();
  second = await startApp({ MONGODB_URI: first.databaseUri });
});
afterAll(async () => {
  await second.close();
  await first.close();
});

let names = 0;
/** Two migrations that record their beginning and end. */
function steps(work: () => Promise<void> = () => Promise.resolve()): { list: Migration[]; log: string[] } {
  const log: string[] = [];
  const list = ['one', 'two'].map((step) => ({
    id: `${step}-${(names += 1)}`,
    about: `Step ${step}`,
    run: async () => {
      log.push(`${step} begins`);
      await work();
      log.push(`${step} ends`);
    },
  }));
  return { list, log };
}
const run = (app: TestApp, list: Migration[]) => app.nest.get(MigrationsService).run(app.nest, list);
const states = (list: Migration[]) => first.nest.get(MigrationsService).states(list);
const IN_ORDER = ['one begins', 'one ends', 'two begins', 'two ends'];

/** Returns the documents and the indexes of each collection, without ids, times and random values. */
async function contentOf({ connection }: TestApp) {
  const content: Record<string, unknown> = {};
  for (const { name } of await connection.listCollections()) {
    const documents = await connection.collection(name).find().toArray();
    const shown = documents.map((document) =>
      JSON.stringify(document, (field, value: unknown) =>
        /^_id$|At$|^at$|milliseconds|[hH]ash|password|token/.test(field) && name !== 'migrations'
          ? ''
          : value,
      ).replace(/[0-9a-f]{24}|\d{4}-\d\d-\d\dT[\d:.]+Z|"milliseconds":\d+/g, ''),
    );
    content[name] = { shown: shown.toSorted(), indexes: await connection.collection(name).indexes() };
  }
  return content;
}

describe('migrations', () => {
  it('should leave a new database as the migrations one after another leave an older one', async () => {
    const older = freshUri();
    const connection = await mongoose.createConnection(older).asPromise();
    await connection.createCollection('olddata');
    await connection.close();
    const [fresh, migrated] = [await startApp(), await startApp({ MONGODB_URI: older })];
    const { olddata: _, ...content } = await contentOf(migrated);
    expect(await contentOf(fresh)).toEqual(content);
    await migrated.connection.dropDatabase();
    await migrated.close();
    await fresh.close();
  });

  it('should all run before the first request', async () => {
    for (const { appliedAt } of await states(MIGRATIONS)) expect(appliedAt).toBeInstanceOf(Date);
  });

  it('should run once and in order when several processes start together', async () => {
    const { list, log } = steps(() => new Promise((resolve) => setTimeout(resolve, 50)));
    await Promise.all([run(first, list), run(second, list), run(first, list), run(second, list)]);
    expect(log).toEqual(IN_ORDER);
    await run(second, list);
    expect(log).toEqual(IN_ORDER);
  });

  it('should stop at a failing migration and continue from it at the next start', async () => {
    let isBroken = true;
    const { list, log } = steps(() => (isBroken ? Promise.reject(new Error('no room')) : Promise.resolve()));
    await expect(run(first, list)).rejects.toThrow('no room');
    expect((await states(list)).map(({ appliedAt }) => appliedAt)).toEqual([undefined, undefined]);
    isBroken = false;
    await run(second, list);
    expect(log).toEqual(['one begins', ...IN_ORDER]);
  });

  it('should drop the old indexes of the audit log, and do nothing when repeated', async () => {
    const audit = first.connection.collection('audit');
    const old = [{}, { 'target.id': 1 }, { 'actor.id': 1 }] as const;
    const now = await audit.indexes();
    for (const fields of old) await audit.createIndex({ ...fields, at: -1 });
    expect(await audit.indexes()).toHaveLength(now.length + old.length);
    const migration = MIGRATIONS.find(({ id }) => id === '0006-audit-indexes')!;
    await migration.run(first.nest);
    await migration.run(first.nest);
    expect(await audit.indexes()).toEqual(now);
  });

  it('should drop the redundant indexes, and do nothing when repeated', async () => {
    const withdrawals = first.connection.collection('withdrawals');
    const now = await withdrawals.indexes();
    await withdrawals.createIndex({ searchKeys: 1 });
    await withdrawals.createIndex({ exported: 1, status: 1, _id: 1 });
    const migration = MIGRATIONS.find(({ id }) => id === '0007-indexes')!;
    await migration.run(first.nest);
    await migration.run(first.nest);
    expect(await withdrawals.indexes()).toEqual(now);
  });

  it('should fill the last sign-in of staff from their latest session, and keep a later one', async () => {
    const [bds, sessions] = [first.connection.collection('bds'), first.connection.collection('sessions')];
    const now = await bds.indexes();
    await bds.createIndex({ deleted: 1, createdAt: -1, _id: -1 });
    const { _id: account } = await first.create.bd();
    const at = (day: number) => new Date(Date.UTC(2026, 0, day));
    const session = { role: 'bd', account, staff: true, expiresAt: new Date(Date.now() + 86_400_000) };
    await sessions.insertMany(
      [3, 9, 5].map((day) => ({ ...session, createdAt: at(day), refreshHash: `${day}` })),
    );
    const migration = MIGRATIONS.find(({ id }) => id === '0018-staff-filters')!;
    await migration.run(first.nest);
    const lastSignIn = async () => (await bds.findOne({ _id: account }))?.lastSignInAt as Date;
    expect(await lastSignIn()).toEqual(at(9));
    expect(await bds.indexes()).toEqual(now);
    await bds.updateOne({ _id: account }, { $set: { lastSignInAt: at(12) } });
    await migration.run(first.nest);
    expect(await lastSignIn()).toEqual(at(12));
  });

  it('should wait until the lease expires when a process died during a migration', async () => {
    await first.connection.collection<{ _id: string }>('migrationlocks').insertOne({
      _id: 'migrations',
      holder: 'a process that died',
      until: new Date(Date.now() + 500),
    } as never);
    const { list, log } = steps();
    const began = Date.now();
    await run(first, list);
    expect(Date.now() - began).toBeGreaterThanOrEqual(450);
    expect(log).toEqual(IN_ORDER);
  });
});

describe('demo data', () => {
  const freshDemo = () => ({ DEMO: '1', MONGODB_URI: freshUri() });

  /** Whether a start with DEMO=1 would create the demo data. */
  const isDue = (app: TestApp) => app.nest.get(DemoStates).isDue(true);

  /** A start that ends in the middle: users, hosts and catalogues exist, but no plan of the history. */
  async function breakOff(demo: Record<string, string>): Promise<void> {
    const full = new Error('no space left on device');
    const { insertMany } = mongoose.Model;
    const inserting = jest.spyOn(mongoose.Model, 'insertMany').mockImplementation(function (
      this: mongoose.Model<unknown>,
      ...records: unknown[]
    ) {
      if (this.modelName === DemoPortion.name) return Promise.reject(full);
      return Reflect.apply(insertMany, this, records) as never;
    } as never);
    await expect(startApp(demo)).rejects.toThrow(full);
    inserting.mockRestore();
  }

  it('should be created once and complete when two processes start together after an aborted start', async () => {
    const demo = freshDemo();
    await breakOff(demo);
    const [one, other] = await Promise.all([startApp(demo), startApp(demo)]);
    try {
      await until(async () => (await one.nest.get(DemoStates).progress()) === 'complete');
      const count = (collection: string) => one.connection.collection(collection).countDocuments();
      expect(await count('demoportions')).toBe(0);
      expect([await count('users'), await count('hosts')]).toEqual([300, 120]);
      expect([await count('tags'), await count('backgroundThemes')]).toEqual([5, 4]);
      expect([await count('admins'), await count('vips')]).toEqual([1, 3]);
      expect(await count('withdrawals')).toBeGreaterThan(0);
      await expectBalanced(other);
      const sum = async (collection: string, coins: string, which = {}) => {
        const records = await one.connection.collection(collection).find(which).toArray();
        return records.reduce((total, record) => total + Number(record[coins]), 0);
      };
      // Every diamond of a live session is a coin of a gift.
      const diamonds = await sum('liveSessions', 'diamonds');
      expect(diamonds).toBeGreaterThan(0);
      expect(await sum('ledgerentries', 'coins', { kind: 'gift' })).toBe(diamonds);
      expect(await isDue(one)).toBe(false);
    } finally {
      await one.connection.dropDatabase();
      await Promise.all([one.close(), other.close()]);
    }
  }, 180_000);

  it('should be removed when a start disables an incomplete set, and skipped when records exist', async () => {
    const demo = freshDemo();
    await breakOff(demo);
    const without = await startApp({ ...demo, DEMO: '0' });
    try {
      const users = without.connection.collection('users');
      expect([
        await users.countDocuments(),
        await without.connection.collection('admins').countDocuments(),
      ]).toEqual([0, 1]);
      expect(await isDue(without)).toBe(true);
      await without.create.account('bd');
      expect(await isDue(without)).toBe(false);
    } finally {
      await without.connection.dropDatabase();
      await without.close();
    }
  }, 180_000);
});

describe('migrations of many records', () => {
  let app: TestApp;
  /** The commands that the application sent to the database since the test began. */
  let commands: Record<string, unknown>[];
  beforeAll(async () => {
    app = await startWatched();
    app.connection.getClient().on('commandStarted', ({ command }) => {
      commands.push(command as Record<string, unknown>);
    });
  });
  beforeEach(() => {
    commands = [];
  });
  afterAll(async () => {
    await app.connection.dropDatabase();
    await app.close();
  });
  const migrate = (id: string) => MIGRATIONS.find((one) => one.id === id)!.run(app.nest);

  it('should add the author to all bans of an older version, 500 users at a time', async () => {
    const ids = Array.from({ length: 1001 }, () => new mongoose.Types.ObjectId());
    const users = ids.map((_id, at) => ({
      ...{ _id, username: `banned.${at}`, usernameKey: `banned.${at}`, number: String(7_000_000_000 + at) },
      banned: true,
    }));
    await app.connection.collection('users').insertMany(users);
    const at = new Date('2026-01-02T03:04:05Z');
    const actor = { role: 'admin', id: 'a', code: '', name: 'Meera Nair' };
    // No record names who banned the last user.
    const bans = ids.slice(0, -1).map((_id) => ({
      ...{ action: 'user.ban', target: { kind: 'user', id: _id.toHexString(), label: '' }, actor, at },
    }));
    await app.connection.collection('audit').insertMany(bans);
    commands = [];
    await migrate('0012-ban-details');
    const named = { bannedBy: 'Meera Nair', bannedAt: at };
    expect(await app.connection.collection('users').countDocuments(named)).toBe(1000);
    const asked = commands.flatMap(({ find, filter }) =>
      find === 'audit' ? (filter as { 'target.id': { $in: unknown[] } })['target.id'].$in.length : [],
    );
    expect(asked).toEqual([500, 500, 1]);
  });

  it('should continue with the names of senders when an earlier run was aborted', async () => {
    const admin = await app.as('admin');
    const { uniqueId } = await app.create.coinAgency();
    for (const coin of [5, 6, 7])
      await admin.agent.post('/api/admin/recharge/sendcoin').send({ to: '1', userId: uniqueId, coin });
    const entries = app.connection.collection('ledgerentries');
    await entries.updateOne({ coins: 6 }, { $set: { searchKeys: [uniqueId] } });
    commands = [];
    await migrate('0015-returned-transfers');
    const written = commands.flatMap(({ update, updates }) =>
      update === 'ledgerentries' ? (updates as unknown[]) : [],
    );
    expect(written).toHaveLength(1);
    expect(await entries.countDocuments({ kind: 'send', searchKeys: 'administrator' })).toBe(3);
  });
});
