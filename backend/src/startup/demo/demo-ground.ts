import type { Connection, Model, Types } from 'mongoose';
import { Gift } from '../../modules/catalogues/gifts/gift.schema.js';
import { LiveGift } from '../../modules/catalogues/live-gifts/live-gift.schema.js';
import { NOT_DELETED } from '../../modules/catalogues/shared/catalogue-record.js';
import { LIVE_STATUS, LiveSession } from '../../modules/hosts/live/live-session.schema.js';
import { type Account, storedAccount } from '../../modules/ledger/accounts.js';
import { HOMES, OWNER_MODELS, type Owner } from '../../modules/ledger/balances.service.js';
import { LedgerEntry } from '../../modules/ledger/ledger-entry.schema.js';
import { takenBack } from '../../modules/ledger/taken-back.js';
import { Order } from '../../modules/orders/order.schema.js';
import { User } from '../../modules/users/user.schema.js';
import { Withdrawal, WITHDRAWAL_STATUS } from '../../modules/withdrawals/withdrawal.schema.js';
import type { DemoPortion } from './demo-portion.schema.js';
import type { Step } from './demo-steps.js';

type Id = Types.ObjectId | string;

/**
 * What a portion of the demo's history builds on, as people have left it: they may have spent coins, and changed or removed
 * records. Read in the transaction that writes the portion, one query at a time.
 */
export class DemoGround {
  /** The users and coin agencies that still exist, by id. */
  private readonly owners = new Map<string, Owner>();
  /** The ids of the gifts, sessions, sales and requests on which a step can still build. */
  private readonly open = new Set<string>();
  /** The coins that accounts can still give, as the ledger checks a batch: without those that come in the same batch. */
  private readonly free = new Map<Account, number>();

  static async of(connection: Connection, portion: DemoPortion): Promise<DemoGround> {
    const ground = new DemoGround(connection);
    await ground.readOwners(portion);
    await ground.readRecords(portion);
    return ground;
  }

  private constructor(private readonly connection: Connection) {}

  /** Returns the sessions that can have taken place, with the name and the picture that their hosts have now. */
  sessionsOf({ sessions }: DemoPortion) {
    return sessions.flatMap((session) => {
      const host = this.userOf(session.user);
      const isOpen = this.open.has(session._id.toHexString());
      return host && isOpen ? [{ ...session, username: host.username, image: host.picture }] : [];
    });
  }

  /** Returns the user; undefined when the account was deleted. */
  userOf(id: Types.ObjectId): User | undefined {
    return this.owners.get(id.toHexString()) as User | undefined;
  }

  /** Takes the coins of a step. Returns false when they, or a record that the step builds on, are not there any more. */
  take({ movement: { kind, from, to, coins, subjects, returnOf }, decided, refunded }: Step): boolean {
    const needed = [
      ...(kind === 'gift' ? (subjects ?? []).map(({ id }) => id) : []),
      ...[returnOf, decided?.request, refunded?.order].flatMap((id) => (id ? [id.toHexString()] : [])),
    ];
    const free = this.freeIn(from, kind === 'release');
    if (free < coins || !this.isThere(to) || !needed.every((id) => this.open.has(id))) return false;
    this.free.set(from, free - coins);
    return true;
  }

  private isThere(account: Account): boolean {
    const stored = storedAccount(account);
    return !stored || this.owners.has(stored.id);
  }

  private freeIn(account: Account, isRelease: boolean): number {
    const stored = storedAccount(account);
    if (!stored) return Infinity;
    const owner = this.owners.get(stored.id);
    if (!owner || (owner.walletFreeze && !isRelease)) return 0;
    return this.free.get(account) ?? owner[HOMES[stored.kind].balance] ?? 0;
  }

  private async readOwners({ sessions, orders, items, steps }: DemoPortion): Promise<void> {
    const accounts = steps.flatMap(({ movement: { from, to } }) => [from, to].map(storedAccount));
    const users = [...sessions, ...orders, ...items.map(({ item }) => item)].map(({ user }) => user);
    const ids = [...users, ...accounts.flatMap((one) => (one ? [one.id] : []))];
    for (const name of OWNER_MODELS) {
      const owners = await this.connection
        .model(name)
        .find({ _id: { $in: ids } })
        .lean<Owner[]>();
      for (const owner of owners) if (!owner.deleted) this.owners.set(String(owner._id), owner);
    }
  }

  private async readRecords({ sessions, steps }: DemoPortion): Promise<void> {
    const subjects = steps.flatMap(({ movement }) =>
      movement.kind === 'gift' ? (movement.subjects ?? []) : [],
    );
    const named = (kind: string) => subjects.flatMap((one) => (one.kind === kind ? [one.id] : []));
    await this.add(this.model(Gift), named('gift'), NOT_DELETED);
    await this.add(this.model(LiveGift), named('liveGift'), NOT_DELETED);
    const requests = steps.flatMap(({ decided }) => (decided ? [decided.request] : []));
    const undecided = { status: WITHDRAWAL_STATUS.pending, agreement: null };
    await this.add(this.model(Withdrawal), requests, undecided);
    const refunds = steps.flatMap(({ refunded }) => (refunded ? [refunded.order] : []));
    await this.add(this.model(Order), refunds, { status: 'paid', moneyBack: 0 });
    await this.addSales(steps);
    // Some sessions began in the portion before.
    await this.add(this.model(LiveSession), named('live'), {});
    const { live: status } = LIVE_STATUS;
    const live = sessions.filter((one) => one.status === status).map(({ user }) => user);
    const busy = live.length
      ? await this.model(LiveSession).distinct('user', { user: { $in: live }, status })
      : [];
    for (const { _id, user, ...session } of sessions)
      if (session.status !== status || !busy.some((one) => user.equals(one as Types.ObjectId)))
        this.open.add(_id.toHexString());
  }

  /** Adds the sales that were not returned. */
  private async addSales(steps: readonly Step[]): Promise<void> {
    const ids = steps.flatMap(({ movement: { returnOf } }) => (returnOf ? [returnOf] : []));
    if (!ids.length) return;
    const entries = this.model<LedgerEntry>(LedgerEntry);
    const sales = await entries.find({ _id: { $in: ids } }).lean<LedgerEntry[]>();
    const backs = await takenBack(entries, sales);
    for (const { _id, coins } of sales)
      if (backs.get(_id.toHexString())?.left === coins) this.open.add(_id.toHexString());
  }

  private async add(model: Model<unknown>, ids: readonly Id[], where: object): Promise<void> {
    if (!ids.length) return;
    const found = await model
      .find({ _id: { $in: ids }, ...where }, { _id: 1 })
      .lean<{ _id: Types.ObjectId }[]>();
    for (const { _id } of found) this.open.add(_id.toHexString());
  }

  private model<T>({ name }: { name: string }): Model<T> {
    return this.connection.model<T>(name);
  }
}
