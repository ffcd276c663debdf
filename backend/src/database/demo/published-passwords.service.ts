import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, Types } from 'mongoose';
import { hashPassword, isPassword } from '../../access/passwords.js';
import { Session } from '../../access/session.schema.js';
import { Admin } from '../../admins/admin.schema.js';
import { AgencyAdmin } from '../../agency-admin/agency-admin.schema.js';
import { Agency } from '../../agency/agency.schema.js';
import { Bd } from '../../bd/bd.schema.js';
import { CoinAgency } from '../../coin-panel/coin-agency.schema.js';
import { DEMO_ADMIN } from '../../config/env.js';
import { USABLE } from '../../staff/staff-account.schema.js';
import { User } from '../../users/user.schema.js';
import { DEMO_CODES, DEMO_DEVICES, DEMO_PASSWORD, DEMO_SECOND_ADMIN, DEMO_USER } from './demo-accounts.js';

/** An account that anybody can sign in to who has read the README. */
export interface OpenAccount {
  /** Name of its model. */
  model: string;
  _id: Types.ObjectId;
  /** What it signs in with: phone number or code. */
  login: string;
}
interface Stored {
  _id: Types.ObjectId;
  password: string;
  number: string;
  uniqueId?: string;
}

/** Where the demo data has accounts, and with which password; a database has at most one account for each entry named. */
const PLACES = [
  ...[DEMO_ADMIN, DEMO_SECOND_ADMIN].map(({ number, password }) => ({
    model: Admin.name,
    password,
    where: { number, ...USABLE },
  })),
  ...[
    { model: Bd.name, codes: DEMO_CODES.bd },
    { model: AgencyAdmin.name, codes: DEMO_CODES.agencyadmin },
    { model: Agency.name, codes: DEMO_CODES.agency },
    { model: CoinAgency.name, codes: DEMO_CODES.coin },
  ].map(({ model, codes }) => ({
    model,
    password: DEMO_PASSWORD,
    where: { uniqueId: { $in: codes }, ...USABLE },
  })),
  {
    model: User.name,
    password: DEMO_USER.password,
    where: { $or: [{ number: DEMO_USER.number }, { deviceIds: { $in: DEMO_DEVICES } }] },
  },
];

/** The demo data's passwords, which the README publishes: which accounts still have them, and what to do about it. */
@Injectable()
export class PublishedPasswords {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** The accounts that still have the password that the demo data gave them: admin, staff by code, then users. */
  async accounts(): Promise<OpenAccount[]> {
    const found = await Promise.all(PLACES.map((place) => this.openAt(place)));
    return found.flat();
  }

  /** Fails with one line that names the accounts, when there are any. */
  async refuse(): Promise<void> {
    const accounts = await this.accounts();
    if (!accounts.length) return;
    const staff = accounts.filter(({ model }) => model !== User.name);
    const users = accounts.length - staff.length;
    const names = [...staff.map(({ login }) => login), ...(users ? [`${users} users of the app`] : [])];
    throw Object.assign(
      new Error(
        `This database holds demo accounts with published passwords: ${names.join(', ')}. ` +
          'Remove the demo data (npm run demo:clear) or issue new passwords (npm run demo:clear -- --passwords)',
      ),
      { code: 'CONFIG' },
    );
  }

  /**
   * Gives these accounts new random passwords and ends their sessions. Answers those of staff, who must choose another one at
   * the next sign-in. Nobody learns those of users: the app's password reset gives them another one.
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

  private async openAt({ model, password, where }: (typeof PLACES)[number]): Promise<OpenAccount[]> {
    const stored = await this.connection
      .model(model)
      .find(where, { number: 1, uniqueId: 1 })
      .select('+password')
      // Any user may report the device of a demo user. The demo's own accounts are the oldest.
      .sort({ _id: 1 })
      .limit(DEMO_DEVICES.length + 1)
      .lean<Stored[]>();
    // Checked once a hash: the demo data gives all accounts of a kind the same one.
    const hashes = [...new Set(stored.map((account) => account.password))];
    const isOpen = new Map(
      await Promise.all(hashes.map(async (hash) => [hash, await isPassword(password, hash)] as const)),
    );
    return stored
      .filter((account) => isOpen.get(account.password))
      .map(({ _id, number, uniqueId }) => ({ model, _id, login: uniqueId ?? number }))
      .sort((one, other) => one.login.localeCompare(other.login, 'en'));
  }
}

const drawPassword = () => randomBytes(12).toString('base64url');
