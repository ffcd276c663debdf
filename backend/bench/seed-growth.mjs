// Seeds an empty database with years of data: the given number each of users, host applications, live sessions,
// withdrawals, coin sends with their ledger entries, videos and audit records. A few accounts have far more records
// than the others.
import mongoose from 'mongoose';
import { hashPassword } from '../dist/platform/access/passwords.js';
import { Admin, ADMIN_SEARCH_FIELDS, AdminSchema } from '../dist/modules/staff/admins/admin.schema.js';
import { OWNER_SET } from '../dist/modules/staff/admins/rights/built-in-sets.js';
import { AgencyAdmin, AgencyAdminSchema } from '../dist/modules/staff/agency-admin/agency-admin.schema.js';
import { Agency, AgencySchema } from '../dist/modules/staff/agency/agency.schema.js';
import { Bd, BdSchema } from '../dist/modules/staff/bd/bd.schema.js';
import { tagCatalogue } from '../dist/modules/catalogues/tags/tag.catalogue.js';
import { CoinAgency, CoinAgencySchema } from '../dist/modules/staff/coin-agency/coin-agency.schema.js';
import { inventAgencyName, inventPerson } from '../dist/startup/demo/people.js';
import { Random } from '../dist/startup/demo/random.js';
import { searchKeysOf } from '../dist/platform/database/search.js';
import { Host, HOST_SEARCH_FIELDS, HostSchema } from '../dist/modules/hosts/host.schema.js';
import { LedgerEntry, LedgerEntrySchema } from '../dist/modules/ledger/ledger-entry.schema.js';
import { LedgerState, LedgerStateSchema } from '../dist/modules/ledger/ledger-state.schema.js';
import { openingEntry } from '../dist/modules/ledger/opening.service.js';
import {
  LIVE_SEARCH_FIELDS,
  LiveSession,
  LiveSessionSchema,
} from '../dist/modules/hosts/live/live-session.schema.js';
import { STAFF_SEARCH_FIELDS } from '../dist/modules/staff/shared/staff-account.schema.js';
import { User, USER_SEARCH_FIELDS, UserSchema } from '../dist/modules/users/user.schema.js';
import { Video, VIDEO_SEARCH_FIELDS, VideoSchema } from '../dist/modules/videos/video.schema.js';
import { BankExport, BankExportSchema } from '../dist/modules/withdrawals/bank-export.schema.js';
import {
  Withdrawal,
  WITHDRAWAL_SEARCH_FIELDS,
  WithdrawalSchema,
} from '../dist/modules/withdrawals/withdrawal.schema.js';
import { seedTraces } from './seed-traces.mjs';
import { ADMIN } from './server.mjs';

export const STAFF_PASSWORD = 'bench-staff-1';
export const USER_PASSWORD = 'bench-user-1';
const BATCH = 2000;
const DAY = 86_400_000;
const YEAR = 365 * DAY;
const BDS = 20;
const AGENCY_ADMINS = 50;
const AGENCIES = 3000;
const COIN_AGENCIES = 100;
/** The number of agencies of the first agency admin. */
const AGENCIES_OF_FIRST = 1500;
const id = () => new mongoose.Types.ObjectId();

/** Returns the accounts to sign in with. Each is the account of its kind with the most records. */
export async function seedGrowth(uri, count) {
  const connection = await mongoose.createConnection(uri).asPromise();
  const random = new Random(5);
  const now = Date.now();
  /** Returns the time of event `at` of `many` events, spread evenly over a year. */
  const moment = (at, many) => new Date(now - YEAR + Math.floor((at / many) * (YEAR - DAY)));
  /** Stores records without mongoose's validation. Adds the defaults and search keys itself. */
  const store = async ({ name }, schema, records, searched) => {
    const model = connection.model(name, schema);
    await model.init();
    const { _id, ...defaults } = new model().toObject();
    const complete = (record) => {
      const whole = { ...defaults, _id: id(), ...record };
      if (searched) whole.searchKeys = searchKeysOf(searched.map((field) => whole[field]));
      if (model === connection.models[User.name]) whole.usernameKey = whole.username.toLowerCase();
      return whole;
    };
    const began = Date.now();
    for (let at = 0; at < records.length; at += BATCH) {
      const batch = records.slice(at, at + BATCH).map(complete);
      await model.collection.insertMany(batch, { ordered: false, ignoreUndefined: true });
    }
    console.log(
      `  ${String(records.length).padStart(7)} ${model.collection.name} in ${Date.now() - began} ms`,
    );
  };
  const many = (length, make) => Array.from({ length }, (_, at) => make(at));

  // --- staff
  const password = await hashPassword(STAFF_PASSWORD);
  const taken = new Set();
  let numbers = 0;
  const person = () => {
    numbers += 1;
    const { username, ...invented } = inventPerson(random, new Set());
    return {
      ...invented,
      _id: id(),
      username: `${username}.${numbers}`,
      email: `${username}.${numbers}@example.com`,
      number: String(918_000_000_000 + numbers * 37),
      password,
    };
  };
  const staff = (prefix, length, more) =>
    many(length, (at) => ({
      ...person(),
      uniqueId: `${prefix}${100_001 + at}`,
      createdAt: moment(at, length),
      ...more(at),
    }));
  const admin = {
    ...person(),
    number: ADMIN.number,
    name: 'Bench Admin',
    password: await hashPassword(ADMIN.password),
    sets: [OWNER_SET],
  };
  const bds = staff('BD', BDS, () => ({ createBy: String(admin._id) }));
  const agencyAdmins = staff('AA', AGENCY_ADMINS, (at) => ({ createBy: bds[at % BDS].uniqueId }));
  const agencies = staff('AG', AGENCIES, (at) => {
    const above = agencyAdmins[at < AGENCIES_OF_FIRST ? 0 : 1 + (at % (AGENCY_ADMINS - 1))];
    return { admin: above.uniqueId, bd: above.createBy, name: inventAgencyName(random) };
  });
  const coinAgencies = staff('coin@', COIN_AGENCIES, () => ({ coins: 0 }));

  // --- users, their coins and the ledger
  const tags = many(5, (at) => ({ _id: id(), title: `Tag ${at}`, image: 'uploads/tags/none.webp' }));
  const userPassword = await hashPassword(USER_PASSWORD);
  const users = many(count, (at) => {
    const { username, ...invented } = inventPerson(random, taken);
    return {
      ...invented,
      _id: id(),
      username: `${username}.${at}`,
      number: String(919_000_000_000 + at * 37),
      password: userPassword,
      tag: at % 2 ? tags[0]._id : null,
      active: at % 50 !== 0,
      banned: at % 40 === 1,
      ...{ coin: 0, receivingCoins: 0, heldCoins: 0, videos: 0 },
      createdAt: moment(at, count),
    };
  });
  const [first] = users;
  Object.assign(first, { active: true, banned: false });
  /** Returns a random user, and the first user far more often than any other. */
  const someUser = (at) => (at % 50 === 0 ? first : users[random.int(1, count - 1)]);
  const by = { role: 'admin', id: String(admin._id), code: '', name: admin.name };

  const entries = [];
  const move = (kind, from, to, coins, createdAt, more = {}) => {
    const side = ({ account, record, field, label }, amount) => {
      if (record) record[field] += amount;
      return { account, amount, balance: record ? record[field] : null, label };
    };
    const [given, taken] = [side(from, -coins), side(to, coins)];
    entries.push({
      _id: id(),
      ...{ kind, coins, createdAt, from: given.account, to: taken.account },
      lines: [given, taken].map(({ account, amount, balance }) => ({ account, amount, balance })),
      ...{ fromLabel: given.label, toLabel: taken.label, actor: by },
      ...(kind === 'send' && { searchKeys: searchKeysOf([given.label, taken.label]) }),
      ...more,
    });
  };
  const platform = { account: 'platform', label: 'Platform' };
  const ofAgency = (record) => ({
    ...{ account: `coinAgency:${record._id}`, label: record.uniqueId, field: 'coins', record },
  });
  const ofUser = (record, kind = 'user', field = 'coin') => ({
    ...{ account: `${kind}:${record._id}`, label: record.username, field, record },
  });
  for (const agency of coinAgencies)
    move('send', platform, ofAgency(agency), 100_000_000, new Date(now - YEAR - DAY));
  for (let at = 0; at < count; at += 1) {
    const seller = coinAgencies[at % 2 ? 0 : random.int(1, COIN_AGENCIES - 1)];
    const when = moment(at, count);
    if (at % 10 === 0) {
      move('send', platform, ofAgency(seller), random.int(1000, 90_000), when);
      continue;
    }
    const buyer = someUser(at - 1);
    move('send', ofAgency(seller), ofUser(buyer), random.int(100, 900), when);
    if (at % 2) continue;
    const host = at % 4 ? users[random.int(2, count - 1)] : users[1];
    const subjects = [{ kind: 'gift', id: 'g', label: `Gift ${at % 30}` }];
    move('gift', ofUser(buyer), ofUser(host, 'earnings', 'receivingCoins'), 50, when, { subjects });
  }

  // --- withdrawals
  const bankExports = many(500, (at) => ({
    ...{ _id: id(), count: 100, coins: 100_000, by: admin.name, at: moment(at, 500) },
  }));
  const withdrawals = many(count, (at) => {
    const user = someUser(at);
    const status = [0, 1, 1, 1, 2][at % 5];
    const when = moment(at, count);
    const coins = random.int(100, 5000);
    if (status === 0) user.heldCoins += coins;
    const decided = { from: 0, to: status, by: by.id, name: by.name, at: when, reason: '', agreedBy: '' };
    return {
      _id: id(),
      ...{ user: user._id, username: user.username, name: user.name, coins, status },
      accountNo: String(10_000_000_000 + (at % 50 === 0 ? 1 : at)),
      ...{ bankName: 'State Bank', ifscCode: 'SBIN0001234', panNumber: 'ABCDE1234F' },
      decisions: status ? [decided] : [],
      exported: status === 1 && at % 5 !== 3 ? bankExports[at % 500]._id : null,
      ...{ createdAt: when, changedAt: when },
    };
  });
  const opened = new Date(now - YEAR - 2 * DAY);
  for (const user of users) {
    if (user.heldCoins) entries.push(openingEntry(`held:${user._id}`, user.heldCoins, user.username, opened));
  }
  await store(Admin, AdminSchema, [admin], ADMIN_SEARCH_FIELDS);
  await store(Bd, BdSchema, bds, STAFF_SEARCH_FIELDS);
  await store(AgencyAdmin, AgencyAdminSchema, agencyAdmins, STAFF_SEARCH_FIELDS);
  await store(Agency, AgencySchema, agencies, STAFF_SEARCH_FIELDS);
  await store(CoinAgency, CoinAgencySchema, coinAgencies, STAFF_SEARCH_FIELDS);
  await store(tagCatalogue.record, tagCatalogue.schema, tags, ['title']);
  await store(User, UserSchema, users, USER_SEARCH_FIELDS);
  await store(LedgerEntry, LedgerEntrySchema, entries);
  await store(LedgerState, LedgerStateSchema, [{ _id: 'opened', at: new Date(now) }]);
  await store(BankExport, BankExportSchema, bankExports);
  await store(Withdrawal, WithdrawalSchema, withdrawals, WITHDRAWAL_SEARCH_FIELDS);

  // --- hosts and what they stream
  const hosts = users.map((user, at) => {
    const agency = agencies[at % 10 === 0 ? 0 : random.int(1, AGENCIES - 1)];
    const status = at < 2000 ? 1 : [0, 1, 1, 1, 1, 2][at % 6];
    const when = moment(at, count);
    return {
      ...{ user: user._id, username: user.username, realName: user.name, number: user.number },
      ...{ agencyCode: agency.uniqueId, status, agencyAdminStatus: status, createdAt: when, changedAt: when },
      decisions: status
        ? [{ role: 'admin', code: '', name: by.name, from: 0, to: status, at: when, reason: '' }]
        : [],
    };
  });
  await store(Host, HostSchema, hosts, HOST_SEARCH_FIELDS);
  const sessions = many(count, (at) => {
    const live = at >= count - 500;
    const host = live ? hosts[count - at] : hosts[at % 50 === 0 ? 0 : random.int(1, count - 1)];
    const when = live ? new Date(now - (count - at) * 10_000) : moment(at, count);
    const minutes = random.int(1, 300);
    return {
      ...{ user: host.user, username: host.username, agencyCode: host.agencyCode },
      channelName: `${host.realName} live`,
      status: live ? 'live' : 'archive',
      // A heartbeat in the future: without it the live sessions would end, because the benchmark sends none.
      heartbeatAt: live ? new Date(now + YEAR) : when,
      minutes: live ? 0 : minutes,
      diamonds: random.int(0, 5000),
      endedAt: live ? null : new Date(when.getTime() + minutes * 60_000),
      deleted: at % 100 === 3 && !live,
      ...{ createdAt: when, changedAt: when },
    };
  });
  await store(LiveSession, LiveSessionSchema, sessions, LIVE_SEARCH_FIELDS);
  const videos = many(count, (at) => {
    const owner = someUser(at);
    const status = [0, 0, 1, 1, 1, 1, 1, 1, 2, 3][at % 10];
    const when = moment(at, count);
    const score = at % 20 ? random.next() : null;
    const decision = { by: admin._id, role: 'admin', name: by.name, session: 'none', at: when, reason: '' };
    return {
      ...{ user: owner._id, username: owner.username, caption: `${owner.name} sings ${at}`, status, score },
      ...{ file: `uploads/videos/${at}.mp4`, poster: `uploads/videos/${at}.webp`, createdAt: when },
      queueRank: score ?? 2,
      ...(status ? { decision } : {}),
    };
  });
  await store(Video, VideoSchema, videos, VIDEO_SEARCH_FIELDS);

  await seedTraces({ store, many, moment, random, count, now, by, first, someUser, agencies, users });
  await connection.close();
  return {
    bd: bds[0],
    agencyAdmin: agencyAdmins[0],
    agency: agencies[0],
    coinAgency: coinAgencies[0],
    user: first,
    earner: users[1],
    tags,
    admin,
  };
}
