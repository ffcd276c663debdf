import { Inject, Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import type { RateLimiterMongo } from 'rate-limiter-flexible';
import type { Caller } from '../../../core/caller.js';
import type { Env } from '../../../core/config/env.js';
import { ENV } from '../../../platform/config/env.module.js';
import { makeLimiter, take } from '../../../platform/access/rate-limits.js';
import { type Account, coinAgencyAccount, PLATFORM, storedAccount } from '../../ledger/accounts.js';
import { LedgerEntry } from '../../ledger/ledger-entry.schema.js';
import { CoinAgency } from '../../staff/coin-agency/coin-agency.schema.js';
import { User } from '../../users/user.schema.js';

/** A recipient as the form that sends coins offers it. */
export interface Suggestion {
  /** Username or code. */
  id: string;
  name: string;
  image: string;
}

const RECENT = 5;
/** The newest sends among which recent recipients are looked for. */
const SENDS_READ = 100;
const MOST_FOUND = 8;
/** Shorter texts fit too many users. */
const LEAST_LETTERS = 3;
/** Searches of one person in a minute. */
const SEARCHES = 60;
const MINUTE = 60;

/** Suggests recipients of coins: those of the sender's latest sends, and users by the beginning of the username. */
@Injectable()
export class SuggestionsService {
  private readonly limiter: RateLimiterMongo;

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @Inject(ENV) private readonly env: Env,
  ) {
    this.limiter = makeLimiter(connection, 'recipients', SEARCHES, MINUTE);
  }

  /** Returns the users whose usernames begin with a text of at least 3 letters. Fails with RATE_LIMITED. */
  async byUsername(caller: Caller, text: string): Promise<Suggestion[]> {
    const key = text.trim().toLowerCase();
    if (key.length < LEAST_LETTERS) return [];
    if (this.env.rateLimit) await take(this.limiter, `${caller.role} ${caller.id}`);
    const users = await this.users
      .find({ usernameKey: { $gte: key, $lt: `${key}\uffff` } }, { username: 1, name: 1, picture: 1 })
      .sort({ usernameKey: 1 })
      .limit(MOST_FOUND)
      .lean();
    return users.map(fromUser);
  }

  /** Returns the last recipients of a coin agency, or for an admin those of the platform, the latest first. */
  async recent({ role, id }: Caller, kind: 'user' | 'coin'): Promise<Suggestion[]> {
    const from: Account = role === 'coin' ? coinAgencyAccount(id) : PLATFORM;
    const sends = await this.connection
      .model<LedgerEntry>(LedgerEntry.name)
      .find({ kind: 'send', from }, { to: 1 })
      .sort({ createdAt: -1, _id: -1 })
      .limit(SENDS_READ)
      .lean();
    const wanted = kind === 'coin' && role === 'admin' ? 'coinAgency' : 'user';
    const ids = [...new Set(sends.map(({ to }) => to))].flatMap((account) => {
      const stored = storedAccount(account);
      return stored?.kind === wanted ? String(stored.id) : [];
    });
    const found = await (wanted === 'user' ? this.usersOf(ids) : this.coinAgenciesOf(ids));
    return ids.flatMap((one) => found.get(one) ?? []).slice(0, RECENT);
  }

  private async usersOf(ids: string[]): Promise<Map<string, Suggestion>> {
    const users = await this.users.find({ _id: { $in: ids } }, { username: 1, name: 1, picture: 1 }).lean();
    return new Map(users.map((user) => [user._id.toHexString(), fromUser(user)]));
  }

  private async coinAgenciesOf(ids: string[]): Promise<Map<string, Suggestion>> {
    const agencies = await this.connection
      .model<CoinAgency>(CoinAgency.name)
      .find({ _id: { $in: ids }, deleted: false }, { uniqueId: 1, name: 1, image: 1 })
      .lean();
    return new Map(
      agencies.map(({ _id, uniqueId, name, image }) => [_id.toHexString(), { id: uniqueId, name, image }]),
    );
  }

  private get users() {
    return this.connection.model<User>(User.name);
  }
}

const fromUser = ({ username, name, picture }: Pick<User, 'username' | 'name' | 'picture'>): Suggestion => ({
  id: username,
  name,
  image: picture,
});
