// Records of every kind that a list filters, spread over the days of January 2026 (TIME_ZONE is UTC in tests).
import { Types } from 'mongoose';
import type { TestApp } from './app.js';
import { fillFilteredFields } from './declared-filters.js';

type Stored = Record<string, unknown> & { _id: Types.ObjectId };

const BEGIN = Date.UTC(2026, 0, 1);
const DAYS = 30;
const at = (index: number, count: number) =>
  new Date(BEGIN + Math.floor((index / count) * DAYS * 86_400_000) + (index % 7) * 1000);

/** Two BDs; the first has two agencies below its agency admin, the second one. */
async function hierarchyOf({ create }: TestApp) {
  const [bd, otherBd] = [await create.bd(), await create.bd()];
  const agencyAdmin = await create.agencyAdmin({ createBy: bd.uniqueId });
  const otherAdmin = await create.agencyAdmin({ createBy: otherBd.uniqueId });
  const chain = { admin: agencyAdmin.uniqueId, bd: bd.uniqueId };
  const agencies = [
    await create.agency(chain),
    await create.agency(chain),
    await create.agency({ admin: otherAdmin.uniqueId, bd: otherBd.uniqueId }),
  ] as const;
  return { bd, agencyAdmin, agencies };
}

const MOVEMENTS = ['send', 'sale', 'gift', 'return', 'hold', 'payout', 'refund', 'reversal'] as const;
const COUNTED = new Set(['gift', 'sale', 'send', 'return']);

const DECIDERS = ['ag100099', 'meera nair'];
const BANKS = ['HDFC Bank', 'Axis Bank', 'State Bank of India'];

/** Stores `count` records of each kind and returns them with their owners. */
export async function listRecords(app: TestApp, count: number) {
  const { bd, agencyAdmin, agencies } = await hierarchyOf(app);
  const coinAgency = await app.create.coinAgency();
  const otherSeller = await app.create.coinAgency();
  const codes = agencies.map(({ uniqueId }) => uniqueId);
  const admins = [new Types.ObjectId().toHexString(), new Types.ObjectId().toHexString()] as const;
  const made = (fields: (index: number) => Record<string, unknown>): Stored[] =>
    Array.from({ length: count }, (_, index) => ({
      _id: new Types.ObjectId(),
      createdAt: at(index, count),
      ...fields(index),
    }));
  const tag = new Types.ObjectId();
  const bankExport = new Types.ObjectId();
  const person = (index: number) => ({ user: new Types.ObjectId(), username: `person.${index}` });

  const users = made((index) => ({
    username: `person.${index}`,
    usernameKey: `person.${index}`,
    number: `98${String(index).padStart(8, '0')}`,
    name: '',
    picture: '',
    videos: 0,
    followers: 0,
    following: 0,
    coin: index * 10,
    receivingCoins: 0,
    level: index % 4,
    experience: 0,
    active: index % 7 > 0,
    banned: index % 5 === 0,
    banReason: '',
    bannedAt: null,
    bannedBy: '',
    bio: '',
    gender: '',
    email: '',
    tag: index % 6 ? null : tag,
    deviceIds: [],
    deviceBanned: index % 8 === 0,
    // Users from before the flag have none.
    ...(index % 3 && { host: index % 3 === 1 }),
  }));
  const hosts = made((index) => ({
    ...person(index),
    realName: `Person ${index}`,
    number: `98${index}`,
    agencyCode: codes[index % 3],
    status: (index % 4) % 3,
    agencyAdminStatus: 0,
    old: '0',
    decisions: [],
    decider: (index % 4) % 3 ? DECIDERS[Math.floor(index / 4) % 2] : '',
    // Decided some days after the application.
    changedAt: at(Math.min(index + 20, count - 1), count),
  }));
  const liveSessions = made((index) => ({
    ...person(index),
    image: '',
    agencyCode: codes[index % 3],
    channelName: `Channel ${index}`,
    status: index % 5 ? 'archive' : 'live',
    // In the future, so that the sweep does not end the session.
    heartbeatAt: new Date(Date.now() + 86_400_000),
    minutes: index % 5 ? index % 90 : 0,
    diamonds: index % 40,
    deleted: index % 6 === 1,
    changedAt: at(index, count),
  }));
  const withdrawals = made((index) => ({
    ...person(index),
    name: '',
    coins: index + 1,
    bankName: BANKS[index % 3],
    bankKey: BANKS[index % 3]!.toLowerCase(),
    agencyCode: index % 2 ? codes[index % 3] : '',
    bank: '',
    accountKeys: [],
    status: (index % 4) % 3,
    decisions: [],
    agreement: null,
    exported: (index % 4) % 3 === 1 && index % 5 ? bankExport : null,
    changedAt: at(index, count),
  }));
  const videos = made((index) => ({
    ...person(index),
    caption: `Video ${index}`,
    file: `${index}.mp4`,
    poster: `${index}.webp`,
    status: index % 4,
    score: index % 3 ? (index % 100) / 100 : null,
    queueRank: index % 3 ? (index % 100) / 100 : 2,
  }));
  const audit = made((index) => ({
    at: at(index, count),
    actor: { role: 'admin', id: admins[index % 2], code: '', name: `Admin ${index % 2}` },
    action: ['host.approve', 'user.ban', 'withdrawal.reject', 'coins.send', 'video.reject'][index % 5],
    target: { kind: 'user', id: String(index), label: '' },
    before: {},
    after: {},
    reason: '',
    address: '',
    requestId: '',
  }));
  const ledger = movementsOf(made, [String(coinAgency._id), String(otherSeller._id)]);

  const stored = { users, hosts, liveSessions, withdrawals, videos, audit, ledgerentries: ledger };
  fillFilteredFields(app.connection, stored, (index) => at(index, count));
  for (const [name, records] of Object.entries(stored))
    await app.connection.collection(name).insertMany(records);
  return { bd, agencyAdmin, agencies, coinAgency, admins, tag, bankExport, ...stored };
}

/** Movements of every kind by two coin agencies. A reversal undoes the movement before the last ones. */
function movementsOf(
  made: (fields: (index: number) => Record<string, unknown>) => Stored[],
  sellers: string[],
) {
  const ofKind = new Map<string, { movement: Record<string, unknown>; _id: Types.ObjectId }[]>();
  return made((index) => {
    const _id = new Types.ObjectId();
    const what = MOVEMENTS[index % MOVEMENTS.length] ?? 'send';
    const [user, seller] = [new Types.ObjectId().toHexString(), sellers[(index >> 3) % 2]];
    const sides: Record<string, [string, string]> = {
      send: ['platform', `coinAgency:${seller}`],
      sale: [`coinAgency:${seller}`, `user:${user}`],
      gift: [`user:${user}`, `earnings:${user}`],
      return: [`user:${user}`, `coinAgency:${seller}`],
      hold: [`earnings:${user}`, `held:${user}`],
      payout: [`held:${user}`, 'paidOut'],
      refund: ['paidOut', `earnings:${user}`],
    };
    const kinds = [...COUNTED];
    const undone =
      what === 'reversal' ? ofKind.get(kinds[(index >> 3) % kinds.length] ?? '')?.pop() : undefined;
    const [from = '', to = ''] = undone
      ? [String(undone.movement.to), String(undone.movement.from)]
      : (sides[what] ?? ['platform', `user:${user}`]);
    // The first reversals may find nothing to undo: they are sends of the platform to a user instead.
    const kind = what === 'sale' || (what === 'reversal' && !undone) ? 'send' : what;
    const coins = undone ? Number(undone.movement.coins) : 10 + index;
    const movement = {
      _id,
      kind,
      from,
      to,
      coins,
      fromLabel: from,
      toLabel: to,
      actor: { role: 'admin', id: 'admin', code: '', name: 'Admin' },
      reason: '',
      lines: [
        { account: from, amount: -coins, balance: 0 },
        { account: to, amount: coins, balance: 0 },
      ],
      ...(undone && { reversalOf: undone._id }),
    };
    if (!undone) ofKind.set(what, [...(ofKind.get(what) ?? []), { movement, _id }]);
    return movement;
  });
}
