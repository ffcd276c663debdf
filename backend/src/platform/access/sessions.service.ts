import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { AppError } from '../../core/errors.js';
import { DomainEvents, Emits } from '../domain-events/domain-events.js';
import { inTransaction } from '../database/transaction.js';
import { SignInLog } from '../sign-ins/sign-in-log.js';
import { requestContext } from '../../core/request-context.js';
import { StoredRecords } from '../database/stored-records.js';
import type { Caller } from '../../core/caller.js';
import { AdminRights, type HeldRights } from './admin-rights.js';
import { hashToken } from './refresh-token.js';
import { STAFF_ROLES, type Role } from '../../core/roles.js';
import { ASKED_FIELDS, callerIn } from './session-caller.js';
import { SessionsEnded } from './session-events.js';
import { Session, type SessionFollowUp, staffFields } from './session.schema.js';
import { type AccessClaims, SessionTokens, type Tokens } from './session-tokens.js';

const HOUR = 3_600_000;
/**
 * The maximum number of open sessions per account: more than anyone uses, and few enough for `listOf` to return all of
 * them.
 */
const MOST_SESSIONS = 50;
const LIFETIME = { remembered: 30 * 24 * HOUR, usual: 12 * HOUR, halfOpen: HOUR / 6 };
/** Returns when a session that is fully opened now ends. */
export const endOfSession = (now: Date, remember: boolean) =>
  new Date(now.getTime() + (remember ? LIFETIME.remembered : LIFETIME.usual));

export interface Account {
  id: string;
  role: Role;
  code: string;
  name: string;
  /** Set when another person set the password: the session may only change it. */
  passwordDue?: boolean;
  /** Set when the account has a second factor: the session is half open until it is shown. */
  codeDue?: boolean;
  /** Set with `codeDue` when the account must set up its second factor first. */
  setUpDue?: boolean;
}

interface NewSession {
  remember: boolean;
  /** Whether a panel opens it. */
  panel: boolean;
  userAgent: string;
  address: string;
  followUp?: SessionFollowUp;
}

/** The number of open sessions, and of the accounts to which they belong. */
export interface OpenSessions {
  accounts: number;
  sessions: number;
}

/**
 * Opens, lists and ends sessions. All state is in the database, so that several processes see the same
 * sessions.
 */
@Injectable()
@Emits(SessionsEnded)
export class SessionsService {
  /** Every request looks up its session. */
  private readonly asked: StoredRecords<Session, (typeof ASKED_FIELDS)[number]>;

  constructor(
    @InjectModel(Session.name) private readonly sessions: Model<Session>,
    private readonly tokens: SessionTokens,
    private readonly events: DomainEvents,
    private readonly log: SignInLog,
    private readonly adminRights: AdminRights,
  ) {
    this.asked = new StoredRecords(sessions, ASKED_FIELDS);
  }

  async open(account: Account, { panel, ...from }: NewSession): Promise<Tokens> {
    const _id = new Types.ObjectId();
    const now = new Date();
    const refreshToken = this.tokens.refreshToken(_id.toHexString());
    const session = {
      ...from,
      _id,
      role: account.role,
      account: new Types.ObjectId(account.id),
      code: account.code,
      name: account.name,
      ...(panel && { panel: true as const }),
      ...(account.passwordDue && { passwordDue: true as const }),
      ...(account.setUpDue && { setUpDue: true as const }),
      ...(account.codeDue ? { codeDue: true as const } : { provenAt: now }),
      userAgent: from.userAgent.slice(0, 300),
      refreshHash: hashToken(refreshToken),
      createdAt: now,
      lastUsedAt: now,
      expiresAt: account.codeDue
        ? new Date(now.getTime() + LIFETIME.halfOpen)
        : endOfSession(now, from.remember),
    };
    await this.sessions.create({ ...session, ...staffFields(session) });
    return this.tokens.of(session, refreshToken);
  }

  /** Returns the caller of an access token's claims, or undefined when its session has ended. */
  async callerOf(claims: AccessClaims): Promise<Caller | undefined> {
    const { sid, sub, role } = claims;
    const [session, held] = await Promise.all([
      this.asked.get(sid),
      role === 'admin' ? this.adminRights.of(sub) : ({} as HeldRights),
    ]);
    if (!session || session.revokedAt || session.expiresAt <= new Date() || session.role !== role)
      return undefined;
    const caller = callerIn(session);
    const { viewedBy } = caller;
    const viewer = viewedBy && (await this.adminRights.of(viewedBy.id));
    if (viewer && !viewer.rights?.has('admins.manage')) {
      // The viewer is no Owner any more. The view stays ended if they become one again.
      await this.sessions.updateOne({ _id: session._id }, { revokedAt: new Date() });
      return undefined;
    }
    // The Owner uses a view, not the account.
    return { ...caller, ...held, idleMinutes: (viewer ?? held).idleMinutes };
  }

  /** Returns the live sessions of one account, the last used first. */
  listOf(account: string): Promise<Session[]> {
    return this.sessions
      .find({ account: new Types.ObjectId(account), revokedAt: null, expiresAt: { $gt: new Date() } })
      .sort({ lastUsedAt: -1 })
      .limit(100)
      .lean();
  }

  /** Ends one session of this account. NOT_FOUND when the session belongs to another account or has ended. */
  async end(id: string, account: string): Promise<void> {
    const own = { _id: new Types.ObjectId(id), account: new Types.ObjectId(account), revokedAt: null };
    const isOwn = requestContext()?.caller?.sessionId === id;
    await inTransaction(this.sessions.db, async () => {
      const ended = await this.sessions.findOneAndUpdate(own, { revokedAt: new Date() }).lean();
      if (!ended) throw new AppError('NOT_FOUND');
      await this.log.noteEnded(isOwn ? 'signedOut' : 'sessionEnded', [ended]);
      await this.events.emit(new SessionsEnded(account, { session: id }));
    });
  }

  /** Ends a session whose replaced refresh token was used again. The history shows the address of that use. */
  async endReused(session: Session): Promise<void> {
    const { _id, role, code, name } = session;
    const account = session.account.toHexString();
    const { address = '', userAgent = '' } = requestContext() ?? {};
    await inTransaction(this.sessions.db, async () => {
      const live = { _id, revokedAt: null };
      const { matchedCount } = await this.sessions.updateOne(live, { revokedAt: new Date() });
      if (!matchedCount) return;
      await this.log.note('tokenReused', { role, id: account, code, name }, { address, userAgent });
      await this.events.emit(new SessionsEnded(account, { session: _id.toHexString() }));
    });
  }

  /**
   * Ends the sessions beyond the 50 last used, at most 50 per call. Half-open sessions have a count of their own, so that
   * a person who has only the password ends no session. Views do not count. Called in a transaction.
   */
  async endSurplus(account: string, codeDue = false): Promise<void> {
    const open = {
      account: new Types.ObjectId(account),
      revokedAt: null,
      expiresAt: { $gt: new Date() },
      codeDue: codeDue || null,
      viewedBy: null,
    };
    const latest = { lastUsedAt: -1, _id: -1 } as const;
    const surplus = await this.sessions
      .find(open, { _id: 1 })
      .sort(latest)
      .skip(MOST_SESSIONS)
      .limit(MOST_SESSIONS)
      .lean();
    for (const { _id } of surplus) await this.end(_id.toHexString(), account);
  }

  /** Ends every session of an account except `but`. Called in the transaction of the change that ends them. */
  async endAll(account: string, but?: string): Promise<void> {
    await this.revoke({
      account: new Types.ObjectId(account),
      ...(but && { _id: { $ne: new Types.ObjectId(but) } }),
    });
    await this.events.emit(new SessionsEnded(account, { but }));
  }

  /** Ends these sessions. Called in the transaction of the change that ends them. */
  async endThese(sessions: readonly Pick<Session, '_id' | 'account'>[]): Promise<void> {
    if (!sessions.length) return;
    await this.revoke({ _id: { $in: sessions.map(({ _id }) => _id) } });
    for (const { _id, account } of sessions)
      await this.events.emit(new SessionsEnded(account.toHexString(), { session: _id.toHexString() }));
  }

  /** Ends every session of these accounts. Called in the transaction of the change that ends them. */
  async endAllOf(accounts: Types.ObjectId[]): Promise<void> {
    if (!accounts.length) return;
    await this.revoke({ account: { $in: accounts } });
    for (const account of accounts) await this.events.emit(new SessionsEnded(account.toHexString()));
  }

  private async revoke(which: object): Promise<void> {
    const now = new Date();
    const open = { ...which, revokedAt: null };
    const ofStaff = await this.sessions.find({ ...open, staff: true, expiresAt: { $gt: now } }).lean();
    await this.sessions.updateMany(open, { revokedAt: now });
    await this.log.noteEnded('sessionEnded', ofStaff);
  }

  /** Returns the accounts of these roles that are signed in. */
  signedIn(roles: readonly Role[]): Promise<Types.ObjectId[]> {
    const live = { role: { $in: roles }, revokedAt: null, expiresAt: { $gt: new Date() } };
    return this.sessions.distinct('account', { staff: true, ...live });
  }

  /** Counts the open sessions of these accounts. */
  async openOf(accounts: Types.ObjectId[]): Promise<OpenSessions> {
    const live = { account: { $in: accounts }, revokedAt: null, expiresAt: { $gt: new Date() } };
    const [counted] = await this.sessions.aggregate<OpenSessions>([
      { $match: live },
      { $group: { _id: '$account', sessions: { $sum: 1 } } },
      { $group: { _id: null, accounts: { $sum: 1 }, sessions: { $sum: '$sessions' } } },
      { $project: { _id: 0 } },
    ]);
    return counted ?? { accounts: 0, sessions: 0 };
  }

  /**
   * Lifts the restriction of a session after its owner chose a new password. Called in the transaction of the change.
   */
  async passwordChosen(id: string): Promise<void> {
    await this.sessions.updateOne({ _id: new Types.ObjectId(id) }, { $unset: { passwordDue: 1 } });
  }

  /** Restricts the live sessions of these accounts (_ids) to the change of the password. */
  async markPasswordDue(accounts: Types.ObjectId[]): Promise<void> {
    await this.sessions.updateMany({ account: { $in: accounts }, revokedAt: null }, { passwordDue: true });
  }

  /** Deletes every session of an account, including the addresses of its sign-ins. */
  async forget(account: string): Promise<void> {
    await this.sessions.deleteMany({ account: new Types.ObjectId(account) });
    await this.events.emit(new SessionsEnded(account));
  }

  /**
   * Copies a staff account's new name to its live sessions, so that lists and later actions show it. Called in the
   * transaction of the change.
   */
  async rename(account: string, name: string): Promise<void> {
    const live = { account: new Types.ObjectId(account), revokedAt: null };
    const sessions = await this.sessions.find(live).lean();
    await this.sessions.bulkWrite(
      sessions.map((session) => ({
        updateOne: {
          filter: { _id: session._id },
          update: { $set: { name, ...staffFields({ ...session, name }) } },
        },
      })),
    );
  }

  /** Returns when a session expires. NOT_FOUND when it has been ended. */
  async endOf(id: string): Promise<Date> {
    const session = await this.sessions.findOne({ _id: new Types.ObjectId(id), revokedAt: null }).lean();
    if (!session) throw new AppError('NOT_FOUND');
    return session.expiresAt;
  }

  /** Marks the staff sessions that were opened before the admin's session list existed. */
  async markStaff(): Promise<void> {
    const unmarked = { role: { $in: STAFF_ROLES }, staff: { $exists: false } };
    for await (const session of this.sessions.find(unmarked).lean().cursor()) await this.mark(session);
  }

  /** Marks a session of staff, so that the admin lists it. */
  async mark(session: Session): Promise<void> {
    await this.sessions.updateOne({ _id: session._id }, { $set: staffFields(session) });
  }
}
