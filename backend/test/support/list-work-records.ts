// Staff accounts, sessions, jobs, notifications and catalogue records for the filters of their lists, spread over the
// days of January 2026 (TIME_ZONE is UTC in tests).
import { Types } from 'mongoose';
import type { TestApp } from './app.js';

export type Stored = Record<string, unknown> & { _id: Types.ObjectId };

const BEGIN = Date.UTC(2026, 0, 1);
const SPAN = 30 * 86_400_000;
const YEAR = 365 * 86_400_000;
export const COUNTRIES = ['India', 'Nepal', 'Brazil'];
const STATES = ['done', 'done', 'done', 'failed', 'cancelled'];

/** The fields of one of several jobs. No job is due. */
export const jobOf = (index: number) => ({
  kind: index % 6 ? 'notification' : 'rename',
  title: `Job ${index}`,
  state: STATES[(index >> 1) % STATES.length],
  payload: {},
  checkpoint: null,
  done: 0,
  total: 0,
  result: {},
  error: '',
  tries: 0,
  cancelAsked: false,
  dueAt: null,
  lease: '',
  by: { id: 'admin', name: 'Admin' },
});

/** Stores `count` records of each kind and returns them, with the BD and the agency admin of the first accounts. */
export async function listWorkRecords(app: TestApp, count: number) {
  const [bd, otherBd] = [await app.create.bd(), await app.create.bd()];
  const agencyAdmin = await app.create.agencyAdmin({ createBy: bd.uniqueId });
  const otherAdmin = await app.create.agencyAdmin({ createBy: otherBd.uniqueId });
  const at = (index: number) => new Date(BEGIN + Math.floor((index / count) * SPAN));
  const made = (fields: (index: number) => Record<string, unknown>): Stored[] =>
    Array.from({ length: count }, (_, index) => ({
      _id: new Types.ObjectId(),
      createdAt: at(index),
      ...fields(index),
    }));

  const account = (letters: string, index: number) => ({
    uniqueId: `${letters}${500_000 + index}`,
    name: `Person ${index}`,
    email: '',
    number: `97${letters.length}${String(index).padStart(8, '0')}`,
    image: '',
    password: '',
    mustChangePassword: false,
    disabled: index % 9 === 0,
    deleted: false,
    // A third has never signed in.
    ...(index % 3 && { lastSignInAt: at((index * 7) % count) }),
  });
  const parents = (index: number) => (index % 8 ? otherBd : bd).uniqueId;
  const bds = made((index) => ({ ...account('BD', index), createBy: '' }));
  const agencyadmins = made((index) => ({ ...account('AA', index), createBy: parents(index) }));
  const agencies = made((index) => ({
    ...account('AG', index),
    bd: parents(index),
    admin: (index % 8 ? otherAdmin : agencyAdmin).uniqueId,
    old: '0',
    sqlId: '',
  }));
  const coinagencies = made((index) => ({ ...account('coin@', index), username: '', coins: index * 10 }));
  const admins = made((index) => {
    const { uniqueId: _none, ...rest } = account('AD', index);
    return { ...rest, bio: '', numberEnd: '' };
  });
  const roles = ['admin', 'bd', 'agencyadmin', 'agency', 'coin'];
  const sessions = made((index) => ({
    role: roles[index % roles.length],
    account: new Types.ObjectId(),
    code: '',
    name: `Person ${index}`,
    staff: true,
    remember: false,
    refreshHash: `hash ${index}`,
    userAgent: '',
    address: '',
    lastUsedAt: at((index * 7) % count),
    expiresAt: new Date(Date.now() + YEAR),
  }));
  const jobs = made((index) => ({ ...jobOf(index), changedAt: at(index) }));
  const notifications = made((index) => ({
    title: `Message ${index}`,
    description: '',
    audience: index % 4 ? '1' : '0',
    user: null,
    username: '',
    by: { id: 'admin', name: 'Admin' },
    job: jobs[index]!._id,
  }));

  const record = (index: number) => ({
    title: `Item ${index}`,
    order: index,
    deletedAt: null,
    image: 'x.webp',
  });
  const trashed = (index: number) => ({ ...record(index), deletedAt: index % 6 ? null : at(index) });
  const category = new Types.ObjectId();
  const type = (index: number, names: string[]) => names[Number(index % 4 > 0)];
  const gifts = made((index) => ({ ...trashed(index), coin: index }));
  const livegifts = made((index) => ({
    ...record(index),
    coin: index,
    giftimage: '',
    category: index % 7 ? new Types.ObjectId() : category,
  }));
  const plans = made((index) => ({ ...record(index), coins: index, rs: index + 0.5 }));
  const themes = made((index) => ({ ...record(index), price: index, type: type(index, ['PAID', 'FREE']) }));
  const banners = made((index) => ({ ...record(index), country: COUNTRIES[index % 3] }));
  const frames = made((index) => ({
    ...record(index),
    price: index,
    valid: 7,
    svga: '',
    thumbnail: '',
    type: type(index, ['PURCHASED', 'ADMIN']),
  }));
  const vips = made((index) => ({
    ...record(index),
    price: index,
    levelreq: index % 20,
    valid: 7,
    svga: '',
  }));
  const levels = made((index) => ({ ...record(index), level: index, expFrom: 0, expTo: 1, icon: '' }));

  const stored = {
    ...{ bds, agencyadmins, agencies, coinagencies, admins, sessions, jobs, notifications },
    ...{ gifts, livegifts, plans, themes, banners, frames, vips, levels },
  };
  for (const [name, records] of Object.entries(stored))
    await app.connection.collection(name).insertMany(records);
  return { bd, agencyAdmin, otherBd, otherAdmin, category, ...stored };
}
