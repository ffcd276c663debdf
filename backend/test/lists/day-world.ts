// Records of every kind that all panels can read, moved to a time of the test's choice.
import { Types } from 'mongoose';
import type { StaffRole } from '../../src/core/roles.js';
import { PLATFORM, userAccount } from '../../src/modules/ledger/accounts.js';
import { searchKeysOf } from '../../src/platform/database/search.js';
import type { Actor, TestApp } from '../support/app.js';
import type { DayList } from './day-lists.js';
import { storeFigures } from '../figures/figures.js';
import { listRecords } from '../support/list-records.js';
import { listWorkRecords } from '../support/list-work-records.js';

/** Sums of records: made again from the records. */
const DERIVED = /^(figure|ledgerclosings$)/;

/** Moves every date of all records to this time, apart from those that end something. */
export async function moveTo(app: TestApp, time: Date): Promise<void> {
  for (const { name } of await app.connection.listCollections()) {
    if (name.startsWith('system.')) continue;
    const collection = app.connection.collection<{ _id: Types.ObjectId }>(name);
    if (DERIVED.test(name)) await collection.deleteMany({});
    for (const record of await collection.find().toArray()) {
      const dates = Object.entries(record).filter(
        ([field, value]) =>
          (value as unknown) instanceof Date && !/^(heartbeat|expires|revoked|lease|due)/i.test(field),
      );
      const moved = Object.fromEntries(dates.map(([field]) => [field, time]));
      if (dates.length) await collection.updateOne({ _id: record._id }, { $set: moved });
    }
  }
  const orders = app.connection.collection('orders');
  await orders.updateMany({ refunds: { $ne: [] } }, { $set: { 'refunds.$[].at': time } });
  await storeFigures(app);
}

/** Records of every kind under one BD, agency admin, agency and coin agency, who can read them. */
export async function dayWorld(app: TestApp) {
  const records = await listRecords(app, 12);
  await listWorkRecords(app, 12);
  const { bd, agencyAdmin, coinAgency } = records;
  const [agency] = records.agencies;
  const { connection } = app;
  const under = async (collection: string, parent: object) => {
    await connection.collection(collection).updateMany({}, { $set: parent });
  };
  await under('agencyadmins', { createBy: bd.uniqueId });
  await under('agencies', { bd: bd.uniqueId, admin: agencyAdmin.uniqueId });
  for (const name of ['hosts', 'liveSessions']) await under(name, { agencyCode: agency.uniqueId });
  const sessionKeys = searchKeysOf(['AG500000']);
  await under('sessions', { code: 'AG500000', searchKeys: sessionKeys });
  const vip = await connection.collection('vips').findOne();
  const item = {
    ...{ order: 0, deletedAt: null, title: 'Item', price: 1, valid: 7 },
    ...{ image: 'x.webp', svga: '', thumbnail: '', icon: '' },
  };
  const level = { ...item, level: 1, levelreq: 1, expFrom: 0, expTo: 1 };
  const purchase = { order: new Types.ObjectId(), entry: new Types.ObjectId() };
  const others: Record<string, object[]> = {
    tags: [item],
    livegiftcategories: [item],
    entryEffects: [
      { ...item, type: 'PURCHASED' },
      { ...item, type: 'ADMIN' },
    ],
    entryEffectLevels: [level],
    frameLevels: [level],
    userLevels: [level],
    vipItems: [{ ...item, vip: vip?._id, name: 'Item' }],
    songs: [{ ...item, songName: 'Song', songPath: 'x.mp3' }],
    contents: [{ ...item, content: 'Title' }],
    signins: [
      {
        ...{ at: new Date(), kind: 'signedIn', role: 'bd', account: bd._id, code: bd.uniqueId },
        ...{ name: bd.name, address: '', userAgent: '' },
      },
    ],
    orders: [
      {
        ...{ user: bd._id, username: 'buyer', name: 'Buyer', plan: bd._id, planTitle: 'Starter', coins: 10 },
        ...{ amount: 9900, currency: 'inr', status: 'ended', late: false, problemNote: '', tries: 0 },
        ...{ refunds: [], disputes: [], marks: [], events: [], moneyBack: 0, coinsBack: 0, owed: 0 },
      },
      {
        ...{ _id: purchase.order, user: bd._id, username: 'buyer', name: 'Buyer', plan: bd._id, coins: 10 },
        ...{ planTitle: 'Starter', amount: 9900, currency: 'inr', status: 'paid', late: false, tries: 0 },
        ...{ problemNote: '', entry: purchase.entry, paidAt: new Date(), marks: ['refunded'], events: [] },
        refunds: [{ _id: purchase.entry, amount: 900, state: 'succeeded', at: new Date() }],
        ...{ disputes: [], moneyBack: 900, coinsBack: 1, owed: 0 },
      },
    ],
    useritems: (['grant', 'purchase'] as const).map((source, hour) => ({
      ...{ user: bd._id, kind: 'frames', item: bd._id, title: 'Golden', from: new Date(), until: null },
      ...{ source, price: source === 'purchase' ? 100 : 0, reason: '', by: { id: 'admin', name: 'Admin' } },
      createdAt: new Date(Date.now() - hour * 1000),
    })),
    ledgerentries: [
      {
        ...{ _id: purchase.entry, kind: 'purchase', from: PLATFORM, to: userAccount(bd._id), coins: 10 },
        ...{ lines: [], fromLabel: '', toLabel: 'buyer', reason: '' },
        actor: { role: 'system', id: 'system', code: '', name: 'System' },
        subjects: [{ kind: 'order', id: purchase.order.toHexString(), label: 'Starter' }],
      },
    ],
    experience: ['given', 'received'].map((kind) => ({
      ...{ user: bd._id, kind, amount: 10, units: 1, at: new Date() },
      event: { kind: 'entry', id: new Types.ObjectId() },
    })),
    batches: [
      {
        ...{ source: 'bulk', kind: 'users', title: 'Ban users', rows: 1, coins: 0, params: {}, filter: {} },
        ...{ state: 'ended', reason: '', undoable: false, job: null, endedAt: new Date() },
        ...{ by: { role: 'admin', id: 'admin', code: '', name: 'Admin' }, passwordsAt: null, undoes: null },
        ...{ decidedBy: null, undoneBy: null },
      },
    ],
  };
  for (const [name, made] of Object.entries(others))
    await connection
      .collection(name)
      .insertMany(made.map((record) => ({ createdAt: new Date(), ...record })));
  // The levels of this test count as brought to all users: no job about them appears while the lists are read.
  await connection.collection('levelStates').deleteMany({});
  const wallet = `coinAgency:${String(coinAgency._id)}`;
  return {
    bd: bd._id,
    seller: String(coinAgency._id),
    actors: async (): Promise<Record<StaffRole, Actor>> => ({
      admin: await app.as('admin'),
      bd: await app.as('bd', bd),
      agencyadmin: await app.as('agencyadmin', agencyAdmin),
      agency: await app.as('agency', agency),
      coin: await app.as('coin', coinAgency),
    }),
    /** What a list asks for besides its days or its order. */
    needs: ({ path, first }: Pick<DayList, 'path'> & Partial<DayList>, role: StaffRole): object =>
      ({
        '/api/admin/withdrawal/pending': { status: 0 },
        '/api/agency/host/gethost': { status: first === 'decidedFrom' ? 1 : 0 },
        '/api/agency/host/gethosts': { status: first === 'decidedFrom' ? 1 : 0 },
        '/api/agencadminpanel/getagencyadmin': { createBy: bd.uniqueId },
        '/api/agencyadmin/allagency': { agencyadmin: agencyAdmin.uniqueId },
        '/api/video/agencyadmin/allagency': { agencyadmin: agencyAdmin.uniqueId },
        '/api/agencyadmin/getAll': { admin: agencyAdmin.uniqueId },
        '/api/admin/users/experience': { id: bd._id.toHexString() },
        '/api/admin/vip/fetchVipCat': { id: vip?._id.toHexString() },
        '/api/admin/items/user': { id: bd._id.toHexString() },
        '/api/admin/ledger/statement': { account: wallet },
        // The sessions of this test itself are used now.
        '/api/admin/staff/sessions': { search: 'AG500000' },
        '/api/coin/recharge/history': role === 'admin' ? { id: String(coinAgency._id) } : {},
        '/api/coin/recharge/received': role === 'admin' ? { id: String(coinAgency._id) } : {},
      })[path] ?? {},
  };
}
