import { ApiSchema, IntersectionType } from '@nestjs/swagger';
import { ExportedAs, Words } from '../../http/exports/exported-as.js';
import { Id, Int, OneOf, Optional, Text } from '../../http/fields.js';
import { CoinsOf, DaysOf, Filter } from '../../http/filter-fields.js';
import { ListQuery, Sort } from '../../http/list-query.js';
import { RefuseUnknown } from '../../http/refuse-unknown.js';
import { Shows, ShowsId, ShowsImage, ShowsInt, ShowsText, ShowsTime } from '../../http/shown-fields.js';
import { refundableOf } from './money-back.js';
import {
  type Order,
  DISPUTE_STATES,
  type DisputeState,
  ORDER_EVENTS,
  ORDER_MARKS,
  ORDER_PROBLEMS,
  ORDER_STATES,
  type OrderEventKind,
  type OrderMark,
  type OrderProblem,
  type OrderState,
  REFUND_STATES,
  type RefundState,
} from './order.schema.js';

/** The largest amount of a refund: no plan costs more. */
const MOST_AMOUNT = 1_000_000_000_00;

const ShowsState = () =>
  Shows({
    enum: [...ORDER_STATES],
    enumName: 'OrderState',
    description: 'open: not paid yet; paid: the coins are credited; ended: not paid within a day',
  });
const ShowsAmount = () => ShowsInt('Price in the smallest unit of the currency: paise', 9900);
const ShowsCurrency = () => ShowsText('Currency of the price, in lower case', 'inr');
const ShowsMoneyBack = () =>
  ShowsInt('Money that went back by refunds and disputes, in the smallest unit of the currency', 0);
const ShowsCoinsBack = () => ShowsInt('Coins that went back with the money, rounded up', 0);
const ShowsOwed = () => ShowsInt('Coins of these that the user owes, because they were spent', 0);
const ShowsLate = () => Shows({ type: Boolean, description: 'true: paid after the order had ended' });

@RefuseUnknown()
export class MakeOrderDto {
  @Id({ description: '_id of the plan' }) plan: string;
}
@RefuseUnknown()
export class ContinueOrderDto {
  @Id({ description: '_id of the own order' }) order: string;
}

/** An order, as its user sees it. */
export class OwnOrder {
  @ShowsId() _id: string;
  @ShowsId('_id of the plan') plan: string;
  @ShowsText('Name of the plan at that time', 'Starter') planTitle: string;
  @ShowsInt('Coins', 1000) coins: number;
  @ExportedAs((paise: number) => (paise / 100).toFixed(2)) @ShowsAmount() amount: number;
  @ShowsCurrency() currency: string;
  @Words({ open: 'Not paid yet', paid: 'Paid', ended: 'Ended' }) @ShowsState() status: OrderState;
  @ShowsLate() late: boolean;
  @ExportedAs((paise: number) => (paise / 100).toFixed(2)) @ShowsMoneyBack() moneyBack: number;
  @ShowsCoinsBack() coinsBack: number;
  @ShowsOwed() owed: number;
  @Shows({
    type: String,
    format: 'date-time',
    required: false,
    description: 'When the coins were credited; omitted before',
  })
  paidAt?: string;
  @ShowsTime('When the user made it') createdAt: string;
}

export class PayableOrder extends OwnOrder {
  @ShowsText("Stripe's client secret of the payment", 'pi_000_secret_000') clientSecret: string;
}

/** `from` and `to` are days of the order. */
export class OrderListQuery extends IntersectionType(ListQuery, DaysOf('createdAt'), CoinsOf('coins')) {
  @Sort('createdAt', 'coins', 'amount') sort?: string;
  @Optional()
  @OneOf(ORDER_STATES, 'OrderState', { description: 'Omitted: all' })
  @Filter('status')
  status?: OrderState;
  @Optional() @Id({ description: '_id of the plan', 'x-refers': 'plan' }) @Filter('plan', 'id') plan?: string;
  @Optional() @Id({ description: '_id of the user' }) @Filter('user', 'id') user?: string;
  @Optional()
  @OneOf(ORDER_MARKS, 'OrderMark', {
    description:
      'late: paid after it had ended; amount, account: a payment credited nothing; refunded, disputed: money went back; debt: the user owes coins. Omitted: all',
  })
  @Filter('marks')
  mark?: OrderMark;
}

@RefuseUnknown()
export class RefundOrderDto {
  @Id({ description: '_id of the order' }) order: string;
  @Optional()
  @Int(1, MOST_AMOUNT, {
    description: 'In the smallest unit of the currency: paise; omitted: all that is left',
  })
  amount?: number;
  @Text(500, { lines: true, description: 'Why, for the audit log and the ledger', example: 'Bought twice' })
  reason: string;
}

/** The user who ordered. */
export class OrderUser {
  @ShowsId() _id: string;
  @ShowsText('Username', 'anita.sharma') username: string;
  @ShowsText('Name at the time of the order', 'Anita Sharma') name: string;
  @ShowsImage() picture: string;
}

@ApiSchema({ name: 'Order' })
export class OrderDto extends OwnOrder {
  @Shows({ type: () => OrderUser }) user: OrderUser;
  @ShowsText("Stripe's id of the payment; '' until Stripe has answered", 'pi_3000000000000000')
  payment: string;
  @Shows({
    enum: ['', ...ORDER_PROBLEMS],
    enumName: 'OrderProblemOrNone',
    description: 'Why a payment credited nothing: another amount or currency, or a user who is gone',
  })
  problem: '' | OrderProblem;
  @Shows({
    enum: [...ORDER_MARKS],
    enumName: 'OrderMark',
    isArray: true,
    description: 'What the list finds the order by, besides its state',
  })
  marks: OrderMark[];
  @ShowsText('What was paid instead', '5000 usd') problemNote: string;
}

export class OrderEventDto {
  @Shows({
    enum: [...ORDER_EVENTS],
    enumName: 'OrderEventKind',
    description: 'Later versions may add kinds',
  })
  kind: OrderEventKind;
  @ShowsTime() at: string;
  @ShowsText("Stripe's id of its event; '' for others", 'evt_1000000000000000') stripeId: string;
  @ShowsText('What Stripe says about it, or the reason of a refund', 'Your card was declined.') note: string;
  @ShowsInt('Money that went back, in the smallest unit of the currency; 0 for other events', 0)
  amount: number;
  @ShowsText("Who asked for a refund; '' for others", '') by: string;
}

/** Money that went back to the buyer. */
export class OrderRefundDto {
  @ShowsId() _id: string;
  @ShowsInt('In the smallest unit of the currency', 9900) amount: number;
  @Shows({
    enum: [...REFUND_STATES],
    enumName: 'RefundState',
    description:
      'asked: Stripe does not know it yet; pending: the bank has not answered; failed: nothing went back',
  })
  state: RefundState;
  @ShowsText("Who asked for it; '' for a refund made in Stripe", 'Meera Nair') by: string;
  @ShowsText('Why', 'Bought twice') reason: string;
  @ShowsTime() at: string;
}

/** A payment that the buyer disputes at the bank. */
export class OrderDisputeDto {
  @ShowsText("Stripe's id of the dispute", 'du_1000000000000000') stripeId: string;
  @ShowsInt('In the smallest unit of the currency', 9900) amount: number;
  @Shows({
    enum: [...DISPUTE_STATES],
    enumName: 'DisputeState',
    description: 'won: the money came back here',
  })
  state: DisputeState;
  @ShowsTime() at: string;
}

export class OrderDetails extends OrderDto {
  @Shows({ type: () => [OrderEventDto], description: 'Oldest first, the last 100' }) events: OrderEventDto[];
  @ShowsText("_id of the ledger entry that credited the coins; '' before", '66f0c0ffee00000000000001')
  entry: string;
  @Shows({ type: () => [OrderRefundDto] }) refunds: OrderRefundDto[];
  @Shows({ type: () => [OrderDisputeDto] }) disputes: OrderDisputeDto[];
  @ShowsInt('What can still be refunded, in the smallest unit of the currency', 9900) refundable: number;
  @ShowsInt('Coins that the user can spend now; 0 without an account', 400) balance: number;
  @ShowsText("_id of the refund that waits for a second admin; '' without one", '') waiting: string;
}

/** What became of a refund that staff asked for. */
export class Refunding {
  @Shows({
    enum: ['waiting', ...REFUND_STATES],
    enumName: 'RefundingState',
    description: 'waiting: for a second admin; asked: sent to Stripe as soon as it answers',
  })
  state: 'waiting' | RefundState;
  @ShowsId('_id of the refund, or of the request that waits for a second admin') id: string;
}

export class Purchases {
  @Shows({ type: Boolean, description: 'false: the keys of Stripe are not set, so users cannot order' })
  on: boolean;
}

export const toOwnOrder = (order: Order): OwnOrder => ({
  _id: order._id.toHexString(),
  plan: order.plan.toHexString(),
  planTitle: order.planTitle,
  coins: order.coins,
  amount: order.amount,
  currency: order.currency,
  status: order.status,
  late: order.late,
  moneyBack: order.moneyBack,
  coinsBack: order.coinsBack,
  owed: order.owed,
  ...(order.paidAt && { paidAt: order.paidAt.toISOString() }),
  createdAt: order.createdAt.toISOString(),
});

export const toOrder = (order: Order, picture: string): OrderDto => ({
  ...toOwnOrder(order),
  user: { _id: order.user.toHexString(), username: order.username, name: order.name, picture },
  payment: order.payment ?? '',
  problem: order.problem ?? '',
  problemNote: order.problemNote,
  marks: order.marks,
});

/** What the page of an order shows besides the order. */
export interface AboutOrder {
  picture: string;
  balance: number;
  waiting: string;
}

export const toOrderDetails = (order: Order, { picture, balance, waiting }: AboutOrder): OrderDetails => ({
  ...toOrder(order, picture),
  events: order.events.map(({ kind, at, stripeId, note, amount = 0, by = '' }) => ({
    ...{ kind, at: at.toISOString(), stripeId, note, amount, by },
  })),
  entry: order.entry?.toHexString() ?? '',
  refunds: order.refunds.map(({ _id, amount, state, by, reason, at }) => ({
    ...{ _id: _id.toHexString(), amount, state, by, reason, at: at.toISOString() },
  })),
  disputes: order.disputes.map(({ stripeId, amount, state, at }) => ({
    ...{ stripeId, amount, state, at: at.toISOString() },
  })),
  refundable: refundableOf(order),
  ...{ balance, waiting },
});
