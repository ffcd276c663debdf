import type { Types } from 'mongoose';
import type { Caller } from '../../core/caller.js';
import type { Order, OrderRefund } from '../../modules/orders/order.schema.js';
import type { WornPlace } from '../../modules/items/item-kinds.js';
import type { UserItem } from '../../modules/items/user-item.schema.js';
import type { Movement } from '../../modules/ledger/ledger.service.js';
import type { Withdrawal, WithdrawalDecision } from '../../modules/withdrawals/withdrawal.schema.js';
import type { Change } from '../../platform/audit/audit.service.js';

/** A request for a payout. The writer adds the names that the user has then. */
export type Asked = Omit<Withdrawal, 'username' | 'name'>;

/** A refund of a paid order. */
export interface Refunded {
  order: Types.ObjectId;
  refund: OrderRefund;
}

/** A movement of coins that someone makes at a time, with what it changes besides. Only data: the plan is stored. */
export interface Step {
  at: Date;
  caller: Caller;
  movement: Movement & { _id: Types.ObjectId };
  /** What the audit log shows. */
  change?: Change;
  /** The order whose coins go back with its money. */
  refunded?: Refunded;
  /** The request that holds the coins. */
  asked?: Asked;
  /** The decision about a request of an earlier batch. */
  decided?: { request: Types.ObjectId; decision: WithdrawalDecision };
}

/**
 * An order of coins. A paid one names the entry of the step that credits its coins. The writer adds the names that the user
 * has then.
 */
export type Ordered = Omit<Order, 'username' | 'name'>;

/** A thing of a user. A purchase names the entry of the step that pays for it. */
export interface Owning {
  item: UserItem;
  /** Where the user wears it today. */
  worn?: WornPlace;
  /** Who gave it, and what the audit log shows. */
  granted?: { caller: Caller; change: Change };
}

/** An export of the requests that are approved by then. */
export interface Exporting {
  _id: Types.ObjectId;
  at: Date;
  caller: Caller;
}

/** Something that happens if the balances suffice by then. */
export interface Chance {
  at: Date;
  take: () => Step[];
}

export const byTime = (one: { at: Date }, other: { at: Date }) => one.at.getTime() - other.at.getTime();
