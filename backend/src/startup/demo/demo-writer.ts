// Writes a portion of the demo's history: live sessions, coin movements, orders, items of users, requests for
// payouts, and exports to the bank.
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { type Connection, type Model, Types } from 'mongoose';
import { contextOf } from '../../core/request-context.js';
import { LiveSession } from '../../modules/hosts/live/live-session.schema.js';
import { UserItem } from '../../modules/items/user-item.schema.js';
import { LedgerService } from '../../modules/ledger/ledger.service.js';
import { Order, pushed } from '../../modules/orders/order.schema.js';
import { User } from '../../modules/users/user.schema.js';
import { BankExport } from '../../modules/withdrawals/bank-export.schema.js';
import { Withdrawal, WITHDRAWAL_STATUS } from '../../modules/withdrawals/withdrawal.schema.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { recordOf } from './demo-callers.js';
import { DemoGround } from './demo-ground.js';
import type { DemoPortion } from './demo-portion.schema.js';
import type { Exporting, Step } from './demo-steps.js';

@Injectable()
export class DemoWriter {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly ledger: LedgerService,
    private readonly audit: AuditService,
  ) {}

  /**
   * Writes a portion, in the caller's transaction. Leaves out each step whose coins or records are not there any more: what
   * people did while the history was written stays as it is.
   */
  async write(portion: DemoPortion): Promise<void> {
    const ground = await DemoGround.of(this.connection, portion);
    const steps = portion.steps.filter((step) => ground.take(step));
    await this.ledger.moveAll(
      steps.map(({ movement, caller, at }) => ({ movement, context: contextOf(caller, at) })),
    );
    await this.audit.recordAll(
      steps.flatMap(({ change, ...step }) => (change ? [recordOf(this.audit, { ...step, change })] : [])),
    );
    await this.writeSessions(ground.sessionsOf(portion), steps);
    await this.writeOrders(ground, portion, steps);
    await this.writeItems(ground, portion, steps);
    await this.writeRequests(ground, steps);
    for (const exporting of portion.exports) await this.export(exporting);
  }

  /** Creates the sessions with the diamonds of their gifts. Gifts after midnight belong to a session of the day before. */
  private async writeSessions(
    sessions: ReturnType<DemoGround['sessionsOf']>,
    steps: readonly Step[],
  ): Promise<void> {
    const diamonds = new Map<string, number>();
    for (const { kind, coins, subjects = [] } of steps.map(({ movement }) => movement))
      for (const { id } of kind === 'gift' ? subjects.filter((one) => one.kind === 'live') : [])
        diamonds.set(id, (diamonds.get(id) ?? 0) + coins);
    const given = (id: string) => {
      const coins = diamonds.get(id) ?? 0;
      diamonds.delete(id);
      return coins;
    };
    const model = this.model<LiveSession>(LiveSession);
    await model.insertMany(
      sessions.map((session) => ({ ...session, diamonds: given(session._id.toHexString()) })),
    );
    await model.bulkWrite(
      [...diamonds].map(([_id, coins]) => ({
        updateOne: { filter: { _id: new Types.ObjectId(_id) }, update: { $inc: { diamonds: coins } } },
      })),
    );
  }

  /** Leaves out the orders whose coins were not credited. */
  private async writeOrders(
    ground: DemoGround,
    { orders: planned }: DemoPortion,
    steps: readonly Step[],
  ): Promise<void> {
    const credited = new Set(steps.map(({ movement: { _id } }) => _id.toHexString()));
    const orders = this.model<Order>(Order);
    await orders.insertMany(
      planned.flatMap((order) => {
        const user = ground.userOf(order.user);
        const isLeft = user && (!order.entry || credited.has(order.entry.toHexString()));
        return isLeft ? [{ ...order, username: user.username, name: user.name }] : [];
      }),
    );
    await orders.bulkWrite(
      steps.flatMap(({ at, refunded, movement: { coins } }) => {
        if (!refunded) return [];
        const { order: _id, refund } = refunded;
        const { amount, by, reason: note } = refund;
        const $set = { moneyBack: amount, coinsBack: coins, marks: ['refunded' as const], changedAt: at };
        const $push = { refunds: refund, ...pushed({ kind: 'refunded', at, amount, by, note }) };
        return [{ updateOne: { filter: { _id }, update: { $set, $push } } }];
      }),
    );
  }

  /** Leaves out the purchases whose coins were not paid. What a user wears by then stays on. */
  private async writeItems(
    ground: DemoGround,
    { items }: DemoPortion,
    steps: readonly Step[],
  ): Promise<void> {
    const paid = new Set(steps.map(({ movement: { _id } }) => _id.toHexString()));
    const owned = items.filter(
      ({ item: { user, purchase } }) =>
        ground.userOf(user) && (!purchase || paid.has(purchase.toHexString())),
    );
    await this.model<UserItem>(UserItem).insertMany(owned.map(({ item }) => item));
    await this.audit.recordAll(
      owned.flatMap(({ item, granted }) =>
        granted ? [recordOf(this.audit, { ...granted, at: item.createdAt })] : [],
      ),
    );
    await this.model<User>(User).bulkWrite(
      owned.flatMap(({ item: { user: _id, kind, item }, worn }) => {
        if (!worn) return [];
        const place = `worn.${worn}`;
        const filter = { _id, [place]: { $exists: false } };
        return [{ updateOne: { filter, update: { $set: { [place]: { kind, item } } } } }];
      }),
    );
  }

  private async writeRequests(ground: DemoGround, steps: readonly Step[]): Promise<void> {
    const withdrawals = this.model<Withdrawal>(Withdrawal);
    const asked = steps.flatMap(({ asked: one }) => {
      const user = one && ground.userOf(one.user);
      return user ? [{ ...one, username: user.username, name: user.name }] : [];
    });
    await withdrawals.insertMany(asked);
    await withdrawals.bulkWrite(
      steps.flatMap(({ decided }) => {
        if (!decided) return [];
        const { request: _id, decision } = decided;
        const update = { status: decision.to, decisions: [decision], changedAt: decision.at };
        return [{ updateOne: { filter: { _id }, update } }];
      }),
    );
  }

  /** Exports the requests that are approved by then. */
  private async export({ _id, at, caller }: Exporting): Promise<void> {
    const withdrawals = this.model<Withdrawal>(Withdrawal);
    const due = await withdrawals
      .find({ status: WITHDRAWAL_STATUS.approved, exported: null, changedAt: { $lt: at } })
      .lean<Withdrawal[]>();
    if (!due.length) return;
    const count = due.length;
    const coins = due.reduce((sum, one) => sum + one.coins, 0);
    await this.model<BankExport>(BankExport).insertMany([{ _id, count, coins, by: caller.name, at }]);
    await withdrawals.updateMany(
      { _id: { $in: due.map((one) => one._id) } },
      { exported: _id, changedAt: at },
    );
    const label = count === 1 ? '1 withdrawal' : `${count} withdrawals`;
    const target = { kind: 'bankExport', id: _id.toHexString(), label };
    const change = { action: 'withdrawal.export', target, after: { count, coins } };
    await this.audit.recordAll([recordOf(this.audit, { caller, at, change })]);
  }

  private model<T>({ name }: { name: string }): Model<T> {
    return this.connection.model<T>(name);
  }
}
