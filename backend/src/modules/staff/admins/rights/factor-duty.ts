import { Injectable } from '@nestjs/common';
import type { Model, Types } from 'mongoose';
import { isStaffRole, type Role } from '../../../../core/roles.js';
import { StaffSignedIn } from '../../../../platform/access/session-events.js';
import { SecondFactors } from '../../../../platform/access/second-factor/second-factors.js';
import type {
  CodedRole,
  SignInRules,
} from '../../../../platform/access/second-factor/sign-in-rules.schema.js';
import { StoredSignInRules } from '../../../../platform/access/second-factor/stored-sign-in-rules.js';
import { type OpenSessions, SessionsService } from '../../../../platform/access/sessions.service.js';
import { On } from '../../../../platform/domain-events/domain-events.js';
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

  /** Returns who must have a second factor, for `binds`. undefined for a role that no rule names. */
  async rulesOf(role: Role): Promise<FactorRules | undefined> {
    return isStaffRole(role) ? this.rules.read() : undefined;
  }

  /** Ends the sessions that were opened while the rules changed, whose sign-ins saw the rules of before. */
  @On(StaffSignedIn)
  async meetOpened({ sessions }: StaffSignedIn): Promise<void> {
    const { factorRoles, factorSets } = await this.rules.read();
    const ofRoles = sessions.filter(({ role }) => factorRoles.some((one) => one === role));
    const signedIn = sessions.filter(({ role }) => role === 'admin').map(({ account }) => account);
    const admins =
      factorSets.length && signedIn.length
        ? await this.admins.find({ _id: { $in: signedIn }, sets: { $in: factorSets } }, { _id: 1 }).lean()
        : [];
    const bound = [...ofRoles.map(({ account }) => account), ...admins.map(({ _id }) => _id)];
    if (!bound.length) return;
    const unsafe = new Set((await this.withoutFactor(bound)).map(String));
    await this.sessions.endThese(sessions.filter(({ account }) => unsafe.has(account.toHexString())));
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
