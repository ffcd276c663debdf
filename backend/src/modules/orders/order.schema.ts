import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import { searchable } from '../../platform/database/search.js';
import type { Plan } from '../catalogues/plans/plan.schema.js';
import type { User } from '../users/user.schema.js';

/** open: not paid yet; paid: the coins are credited; ended: not paid within a day. */
export const ORDER_STATES = ['open', 'paid', 'ended'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** Why a payment was not credited: another amount or currency than that of the order, or a user who is gone. */
export const ORDER_PROBLEMS = ['amount', 'account'] as const;
export type OrderProblem = (typeof ORDER_PROBLEMS)[number];

/** What happened to an order, in its own words or in those of Stripe. */
export const ORDER_EVENTS = [
  ...(['made', 'paid', 'failed', 'cancelled', 'ended', 'refused'] as const),
  ...(['refunded', 'refundFailed', 'disputed', 'disputeWon', 'disputeLost'] as const),
] as const;
export type OrderEventKind = (typeof ORDER_EVENTS)[number];

/** asked: Stripe does not know it yet; pending: the bank has not answered; failed: the money stayed here. */
export const REFUND_STATES = ['asked', 'pending', 'succeeded', 'failed'] as const;
export type RefundState = (typeof REFUND_STATES)[number];

/** won: the bank decided for the platform. */
export const DISPUTE_STATES = ['open', 'won', 'lost'] as const;
export type DisputeState = (typeof DISPUTE_STATES)[number];

/** What the list finds orders by, besides their state. An order can have several. */
export const ORDER_MARKS = ['late', ...ORDER_PROBLEMS, 'refunded', 'disputed', 'debt'] as const;
export type OrderMark = (typeof ORDER_MARKS)[number];

export const ORDER_SEARCH_FIELDS = ['username', 'name'] as const;

@Schema({ _id: false })
export class OrderEvent {
  @Prop({ type: String, enum: ORDER_EVENTS, required: true }) kind: OrderEventKind;
  @Prop({ type: Date, required: true }) at: Date;
  /** Stripe's id of its event; '' for events of our own. */
  @Prop({ type: String, default: '' }) stripeId: string;
  /** What Stripe says about it, or the reason that staff gave; ''. */
  @Prop({ type: String, default: '' }) note: string;
  /** The money that went back, in the smallest unit of the currency. */
  @Prop({ type: Number }) amount?: number;
  /** Who did it; '' for Stripe and for the user. */
  @Prop({ type: String, default: '' }) by: string;
}

/** Money that went back to the buyer, asked for by staff or made in Stripe. */
@Schema()
export class OrderRefund {
  /** Also the idempotency key of the call to Stripe. */
  _id: Types.ObjectId;
  /** Stripe's id of the refund. Unset until Stripe has answered. */
  @Prop({ type: String }) stripeId?: string;
  @Prop({ type: Number, required: true, min: 1 }) amount: number;
  @Prop({ type: String, enum: REFUND_STATES, required: true }) state: RefundState;
  /** Who asked for it; '' for a refund made in Stripe. */
  @Prop({ type: String, default: '' }) by: string;
  @Prop({ type: String, default: '' }) reason: string;
  @Prop({ type: Date, required: true }) at: Date;
}

/** A payment that the buyer disputes at the bank. The money is back with the bank until the dispute is won. */
@Schema({ _id: false })
export class OrderDispute {
  @Prop({ type: String, required: true }) stripeId: string;
  @Prop({ type: Number, required: true, min: 1 }) amount: number;
  @Prop({ type: String, enum: DISPUTE_STATES, required: true }) state: DisputeState;
  @Prop({ type: Date, required: true }) at: Date;
  /** When Stripe reported this state, in seconds: events can come in any order. */
  @Prop({ type: Number, required: true }) reported: number;
}

/** A user's order of the coins of a plan, with the price and the coins that the plan had then. */
@Schema({ collection: 'orders', versionKey: false })
export class Order {
  _id: Types.ObjectId;
  @Prop({ type: Types.ObjectId, required: true }) user: Types.ObjectId;
  /** The user's current username. */
  @Prop({ type: String, required: true }) username: string;
  /** The user's name at the time of the order. */
  @Prop({ type: String, default: '' }) name: string;
  @Prop({ type: Types.ObjectId, required: true }) plan: Types.ObjectId;
  @Prop({ type: String, required: true }) planTitle: string;
  @Prop({ type: Number, required: true, min: 1 }) coins: number;
  /** In the smallest unit of the currency: paise. */
  @Prop({ type: Number, required: true, min: 1 }) amount: number;
  @Prop({ type: String, required: true }) currency: string;
  @Prop({ type: String, enum: ORDER_STATES, default: 'open' }) status: OrderState;
  /** Stripe's id of the payment. Unset until Stripe has answered. */
  @Prop({ type: String }) payment?: string;
  /** The ledger entry that credited the coins. */
  @Prop({ type: Types.ObjectId }) entry?: Types.ObjectId;
  @Prop({ type: Date }) paidAt?: Date;
  /** Paid after the order had ended. */
  @Prop({ type: Boolean, default: false }) late: boolean;
  @Prop({ type: String, enum: ORDER_PROBLEMS }) problem?: OrderProblem;
  /** What was paid instead, in words: 5000 usd. */
  @Prop({ type: String, default: '' }) problemNote: string;
  /** What was paid although it did not fit, in the smallest unit of its currency. */
  @Prop({ type: Number }) received?: number;
  @Prop({ type: [SchemaFactory.createForClass(OrderRefund)], default: [] }) refunds: OrderRefund[];
  @Prop({ type: [OrderDispute], default: [] }) disputes: OrderDispute[];
  /** The sum of the refunds that Stripe named with the payment. */
  @Prop({ type: Number, default: 0 }) refundedInStripe: number;
  /** The money that went back, and the coins that were taken for it, also those that the user still owes. */
  @Prop({ type: Number, default: 0 }) moneyBack: number;
  @Prop({ type: Number, default: 0 }) coinsBack: number;
  /** The coins of those that the user still owes, and those that no user will pay, because the account is deleted. */
  @Prop({ type: Number, default: 0 }) owed: number;
  @Prop({ type: Number, default: 0 }) writtenOff: number;
  @Prop({ type: [String], enum: ORDER_MARKS, default: [] }) marks: OrderMark[];
  @Prop({ type: [OrderEvent], default: [] }) events: OrderEvent[];
  /** The call that made the order (http/idempotency-key.ts). */
  @Prop({ type: String }) call?: string;
  /** When Stripe is asked about the open order next, and how often it was asked. */
  @Prop({ type: Date }) dueAt?: Date;
  @Prop({ type: String }) lease?: string;
  @Prop({ type: Number, default: 0 }) tries: number;
  @Prop({ type: Date, required: true }) createdAt: Date;
  /** When the order last changed. The change feed of open lists compares this time. */
  @Prop({ type: Date, required: true }) changedAt: Date;
}

export const OrderSchema = SchemaFactory.createForClass(Order);
OrderSchema.plugin(searchable, { fields: ORDER_SEARCH_FIELDS });
for (const field of ['createdAt', 'amount', 'coins']) OrderSchema.index({ [field]: 1, _id: 1 });
for (const field of ['status', 'plan', 'user', 'marks'])
  OrderSchema.index({ [field]: 1, createdAt: 1, _id: 1 });
OrderSchema.index({ dueAt: 1 }, { sparse: true });
OrderSchema.index({ payment: 1 }, { sparse: true });
OrderSchema.index({ changedAt: -1 });
OrderSchema.index({ call: 1 }, { unique: true, sparse: true });

/** The currency of the plans' prices, and how many of its smallest units a price of 1 has. */
const CURRENCY = 'inr';
const PAISE = 100;

/** Returns a new order of a plan, with the price and the coins that the plan has at this time. */
export const newOrder = (
  { _id: user, username, name }: Pick<User, '_id' | 'username' | 'name'>,
  plan: Plan,
  at: Date,
) => ({
  _id: new Types.ObjectId(),
  ...{ user, username, name, plan: plan._id, planTitle: plan.title, coins: plan.coins },
  ...{ amount: Math.round(plan.rs * PAISE), currency: CURRENCY },
  events: [madeBy({ kind: 'made', at })],
  ...{ createdAt: at, changedAt: at },
});

/** Returns the subject that refers to an order in ledger entries. */
export const orderSubject = ({ _id, planTitle }: Pick<Order, '_id' | 'planTitle'>) => ({
  kind: 'order',
  id: _id.toHexString(),
  label: planTitle,
});

/** Returns an event with what most events leave empty. */
export const madeBy = (event: Pick<OrderEvent, 'kind' | 'at'> & Partial<OrderEvent>): OrderEvent => ({
  ...{ stripeId: '', note: '', by: '' },
  ...event,
});

/** An order keeps so many of its latest events. */
const MOST_EVENTS = 100;

/** Returns the update that adds an event to an order. */
export const pushed = (event: Parameters<typeof madeBy>[0]) => ({
  events: { $each: [madeBy(event)], $slice: -MOST_EVENTS },
});
