import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, Model, Types } from 'mongoose';
import { AppError } from '../../../../core/errors.js';
import type { Role } from '../../../../core/roles.js';
import { SecondFactors } from '../../../../platform/access/second-factor/second-factors.js';
import type {
  CodedRole,
  SignInRules,
} from '../../../../platform/access/second-factor/sign-in-rules.schema.js';
import { StoredSignInRules } from '../../../../platform/access/second-factor/stored-sign-in-rules.js';
import { type OpenSessions, SessionsService } from '../../../../platform/access/sessions.service.js';
import { inTransaction } from '../../../../platform/database/transaction.js';
import { InjectUnscoped } from '../../../../platform/database/inject-unscoped.js';
import { Admin } from '../admin.schema.js';
import { RightHolders } from './right-holders.js';

/** The rules that name who must have a second factor. */
export type FactorRules = Pick<SignInRules, 'factorRoles' | 'factorSets'>;

/** Who must have a second factor: staff of the panels and holders of the sets that the Owners named. */
@Injectable()
export class FactorDuty {
  constructor(
    @InjectUnscoped(Admin) private readonly admins: Model<Admin>,
    private readonly rules: StoredSignInRules,
    private readonly holders: RightHolders,
    private readonly factors: SecondFactors,
    private readonly sessions: SessionsService,
    @InjectConnection() private readonly connection: Connection,
  ) {}

  /** Returns whether this account must have a second factor, by the stored rules or by `rules`. */
  async binds(role: Role, id: string, rules?: FactorRules): Promise<boolean> {
    const { factorRoles, factorSets } = rules ?? (await this.rules.read());
    if (role !== 'admin') return factorRoles.includes(role as CodedRole);
    return factorSets.length > 0 && isAmong(await this.holders.setsOf(id), factorSets);
  }

  /** Ends the sessions of an admin whose new sets ask for a factor that the admin does not have. */
  async meetSets(admin: Types.ObjectId, sets: readonly Types.ObjectId[]): Promise<void> {
    const { factorSets } = await this.rules.read();
    if (isAmong(sets, factorSets)) await this.sessions.endAllOf(await this.withoutFactor([admin]));
  }

  /**
   * Ends a fully open session that was opened while the rules changed, whose transaction saw the rules of before. Called
   * after this transaction; fails with UNAUTHENTICATED when it ended the session.
   */
  async meetOpened(role: Role, id: string): Promise<void> {
    if (!(await this.binds(role, id)) || (await this.factors.isOn(id))) return;
    await inTransaction(this.connection, () => this.sessions.endAll(id));
    throw new AppError('UNAUTHENTICATED', 'The rules for signing in have just changed. Sign in again');
  }

  /**
   * Ends the sessions of all who must have a factor by these rules, and have none. Their next sign-in sets one up.
   * Returns how many ended.
   */
  async meetRules(rules: FactorRules): Promise<OpenSessions> {
    const unsafe = await this.unsafeBy(rules);
    const ended = await this.sessions.openOf(unsafe);
    await this.sessions.endAllOf(unsafe);
    return ended;
  }

  /** Returns how many sessions `meetRules` would end now. */
  async effectOf(rules: FactorRules): Promise<OpenSessions> {
    return this.sessions.openOf(await this.unsafeBy(rules));
  }

  private async unsafeBy({ factorRoles, factorSets }: FactorRules): Promise<Types.ObjectId[]> {
    const admins = await this.admins.find({ sets: { $in: factorSets }, deleted: false }, { _id: 1 }).lean();
    const others = await this.sessions.signedIn(factorRoles);
    return this.withoutFactor([...admins.map(({ _id }) => _id), ...others]);
  }

  private async withoutFactor(accounts: Types.ObjectId[]): Promise<Types.ObjectId[]> {
    const safe = await this.factors.onAmong(accounts);
    return accounts.filter((account) => !safe.has(account.toHexString()));
  }
}

const isAmong = (held: readonly Types.ObjectId[], named: readonly Types.ObjectId[]) =>
  held.some((set) => named.some((one) => one.equals(set)));
