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
export const ORDER_EVENTS = ['made', 'paid', 'failed', 'cancelled', 'ended', 'refused'] as const;
export type OrderEventKind = (typeof ORDER_EVENTS)[number];

export const ORDER_SEARCH_FIELDS = ['username', 'name'] as const;

@Schema({ _id: false })
export class OrderEvent {
  @Prop({ type: String, enum: ORDER_EVENTS, required: true }) kind: OrderEventKind;
  @Prop({ type: Date, required: true }) at: Date;
  /** Stripe's id of its event; '' for events of our own. */
  @Prop({ type: String, default: '' }) stripeId: string;
  /** What Stripe says about it; ''. */
  @Prop({ type: String, default: '' }) note: string;
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
for (const field of ['status', 'plan', 'user', 'late', 'problem'])
  OrderSchema.index({ [field]: 1, createdAt: 1, _id: 1 });
OrderSchema.index({ dueAt: 1 }, { sparse: true });
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
  events: [{ kind: 'made' as const, at, stripeId: '', note: '' }],
  ...{ createdAt: at, changedAt: at },
});
