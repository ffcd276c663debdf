import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, Types } from 'mongoose';
import { present } from '../../core/present.js';
import { hashPassword, isPassword } from '../../platform/access/passwords.js';
import { Session } from '../../platform/access/session.schema.js';
import { Admin } from '../../modules/staff/admins/admin.schema.js';
import { AgencyAdmin } from '../../modules/staff/agency-admin/agency-admin.schema.js';
import { Agency } from '../../modules/staff/agency/agency.schema.js';
import { Bd } from '../../modules/staff/bd/bd.schema.js';
import { CoinAgency } from '../../modules/staff/coin-agency/coin-agency.schema.js';
import { DEMO_ADMIN } from '../../core/config/env.js';
import { USABLE } from '../../modules/staff/shared/staff-account.schema.js';
import { User } from '../../modules/users/user.schema.js';
import {
  DEMO_CODES,
  DEMO_DEVICES,
  DEMO_PASSWORD,
  DEMO_SECOND_ADMIN,
  DEMO_STAFF,
  DEMO_USER,
} from './demo-accounts.js';
import { DemoStates } from './demo-states.js';

/** An account with a published password: anyone who has read the README can sign in. */
export interface OpenAccount {
  /** The name of the account's model. */
  model: string;
  _id: Types.ObjectId;
  /** The sign-in name: phone number or code. */
  login: string;
}
interface Stored {
  _id: Types.ObjectId;
  password: string;
  number: string;
  uniqueId?: string;
}

/** A set of accounts that may have a published password. */
interface Place {
  model: string;
  /** The published passwords to test. */
  passwords: string[];
  where: object;
  /** The maximum number of accounts to check, the oldest first. */
  most: number;
}

const DEMO_ADMINS = [DEMO_ADMIN, DEMO_SECOND_ADMIN];
/**
 * The maximum number of different hashes to check per kind of account, and of admins, so that a start takes limited
 * time.
 */
const MOST_HASHES = 50;

/**
 * Returns the admins to check. In a database with demo data these are all admins, because an admin may change the
 * number and keep the password; otherwise only those with the published numbers.
 */
const adminsAt = (hasDemo: boolean): Place => ({
  model: Admin.name,
  passwords: DEMO_ADMINS.map(({ password }) => password),
  where: hasDemo ? USABLE : { number: { $in: DEMO_ADMINS.map(({ number }) => number) }, ...USABLE },
  most: MOST_HASHES,
});

/** Staff with the published codes. Codes are never reused. */
const CODED: Place[] = [
  { model: Bd.name, codes: DEMO_CODES.bd },
  { model: AgencyAdmin.name, codes: DEMO_CODES.agencyadmin },
  { model: Agency.name, codes: DEMO_CODES.agency },
  { model: CoinAgency.name, codes: DEMO_CODES.coin },
].map(({ model, codes }) => ({
  model,
  passwords: [DEMO_PASSWORD],
  where: { uniqueId: { $in: codes }, ...USABLE },
  most: codes.length,
}));

/**
 * Users with the published devices. Any user may report such a device, so users are checked only in a database with
 * demo data.
 */
const USERS: Place = {
  model: User.name,
  passwords: [DEMO_USER.password],
  where: { $or: [{ number: DEMO_USER.number }, { deviceIds: { $in: DEMO_DEVICES } }] },
  most: DEMO_DEVICES.length + 1,
};

/** An account with a published password, as the start of the product names it. */
export interface SignIn {
  /** The address of the panel; 'app' for a user. */
  where: string;
  name: string;
  password: string;
}

/** The accounts that the start names, in this order. */
const NAMED: (SignIn & { model: string })[] = [
  ...DEMO_ADMINS.map(({ number, password }) => ({
    where: '/admin',
    name: number,
    password,
    model: Admin.name,
  })),
  ...DEMO_STAFF.map(({ path, code, password }, at) => ({
    where: path,
    name: code,
    password,
    model: present(CODED[at]).model,
  })),
  { where: 'app', name: DEMO_USER.number, password: DEMO_USER.password, model: User.name },
];

/** Finds the accounts that still have the demo passwords, which the README publishes, and refuses or replaces them. */
@Injectable()
export class PublishedPasswords {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly states: DemoStates,
  ) {}

  /** Returns the accounts that still have their demo password: admins, staff by code, then users. */
  async accounts(): Promise<OpenAccount[]> {
    const hasDemo = (await this.states.find()) !== undefined;
    const found: OpenAccount[] = [];
    for (const place of [adminsAt(hasDemo), ...CODED, ...(hasDemo ? [USERS] : [])])
      found.push(...(await this.openAt(place)));
    return found;
  }

  /** Returns the named accounts that exist and have their published password. */
  async signIns(): Promise<SignIn[]> {
    const open = await Promise.all(
      NAMED.map(({ model, name, password }) => {
        const login = model === Admin.name || model === User.name ? { number: name } : { uniqueId: name };
        const usable = model === User.name ? {} : USABLE;
        return this.openAt({ model, passwords: [password], where: { ...login, ...usable }, most: 1 });
      }),
    );
    return NAMED.filter((_, at) => present(open[at]).length > 0);
  }

  /** Throws an error that names the accounts with published passwords, if any. */
  async refuse(): Promise<void> {
    const accounts = await this.accounts();
    if (!accounts.length) return;
    const staff = accounts.filter(({ model }) => model !== User.name);
    const users = accounts.length - staff.length;
    const names = [...staff.map(({ login }) => login), ...(users ? [`${users} users of the app`] : [])];
    throw Object.assign(
      new Error(
        `This database has demo accounts with published passwords: ${names.join(', ')}. ` +
          'Remove the demo data (npm run demo:clear) or issue new passwords (npm run demo:clear -- --passwords)',
      ),
      { code: 'CONFIG' },
    );
  }

  /**
   * Gives these accounts new random passwords and ends their sessions. Returns the passwords of staff, who must choose
   * a new one at the next sign-in. The passwords of users are not returned: users set a new one by the app's password
   * reset.
   */
  async replace(accounts: OpenAccount[]): Promise<{ login: string; password: string }[]> {
    const issued: { login: string; password: string }[] = [];
    for (const { model, _id, login } of accounts.filter((account) => account.model !== User.name)) {
      const password = drawPassword();
      const change = {
        $set: { password: await hashPassword(password), mustChangePassword: true },
        $unset: { issuedPassword: 1 },
      };
      await this.connection.model(model).updateOne({ _id }, change);
      issued.push({ login, password });
    }
    const users = accounts.filter(({ model }) => model === User.name).map(({ _id }) => _id);
    const password = await hashPassword(drawPassword());
    await this.connection.model(User.name).updateMany({ _id: { $in: users } }, { $set: { password } });
    const ids = accounts.map(({ _id }) => _id);
    await this.connection.model(Session.name).deleteMany({ account: { $in: ids } });
    return issued;
  }

  private async openAt({ model, passwords, where, most }: Place): Promise<OpenAccount[]> {
    const stored = await this.connection
      .model(model)
      .find(where, { number: 1, uniqueId: 1 })
      .select('+password')
      // The demo's own accounts are the oldest.
      .sort({ _id: 1 })
      .limit(most)
      .lean<Stored[]>();
    const open = await openHashes(
      stored.map((account) => account.password),
      passwords,
    );
    return stored
      .filter((account) => open.has(account.password))
      .map(({ _id, number, uniqueId }) => ({ model, _id, login: uniqueId ?? number }))
      .sort((one, other) => one.login.localeCompare(other.login, 'en'));
  }
}

/**
 * Returns the hashes that match one of these passwords. Checks MOST_HASHES different hashes, the most frequent first,
 * because all demo users share one hash. Checks them one after the other, because sign-ins use the same threads.
 */
async function openHashes(all: string[], passwords: string[]): Promise<Set<string>> {
  const counts = new Map<string, number>();
  for (const hash of all) counts.set(hash, (counts.get(hash) ?? 0) + 1);
  const hashes = [...counts].sort(([, one], [, other]) => other - one).slice(0, MOST_HASHES);
  const open = new Set<string>();
  for (const [hash] of hashes)
    for (const password of passwords)
      if (!open.has(hash) && (await isPassword(password, hash))) open.add(hash);
  return open;
}

const drawPassword = () => randomBytes(12).toString('base64url');
