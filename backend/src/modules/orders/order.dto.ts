import { ApiSchema, IntersectionType } from '@nestjs/swagger';
import { ExportedAs, Words } from '../../http/exports/exported-as.js';
import { Flag, Id, OneOf, Optional } from '../../http/fields.js';
import { CoinsOf, DaysOf, Filter } from '../../http/filter-fields.js';
import { ListQuery, Sort } from '../../http/list-query.js';
import { RefuseUnknown } from '../../http/refuse-unknown.js';
import { Shows, ShowsId, ShowsImage, ShowsInt, ShowsText, ShowsTime } from '../../http/shown-fields.js';
import {
  type Order,
  ORDER_EVENTS,
  ORDER_PROBLEMS,
  ORDER_STATES,
  type OrderEventKind,
  type OrderProblem,
  type OrderState,
} from './order.schema.js';

const ShowsState = () =>
  Shows({
    enum: [...ORDER_STATES],
    enumName: 'OrderState',
    description: 'open: not paid yet; paid: the coins are credited; ended: not paid within a day',
  });
const ShowsAmount = () => ShowsInt('Price in the smallest unit of the currency: paise', 9900);
const ShowsCurrency = () => ShowsText('Currency of the price, in lower case', 'inr');
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
  @Optional() @Flag({ description: 'Paid after the order had ended' }) @Filter('late') late?: boolean;
  @Optional()
  @OneOf(ORDER_PROBLEMS, 'OrderProblem', { description: 'Why a payment credited nothing; omitted: all' })
  @Filter('problem')
  problem?: OrderProblem;
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
  @ShowsText('What Stripe says about it', 'Your card was declined.') note: string;
}

export class OrderDetails extends OrderDto {
  @Shows({ type: () => [OrderEventDto], description: 'Oldest first, the last 100' }) events: OrderEventDto[];
  @ShowsText("_id of the ledger entry that credited the coins; '' before", '66f0c0ffee00000000000001')
  entry: string;
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
  ...(order.paidAt && { paidAt: order.paidAt.toISOString() }),
  createdAt: order.createdAt.toISOString(),
});

export const toOrder = (order: Order, picture: string): OrderDto => ({
  ...toOwnOrder(order),
  user: { _id: order.user.toHexString(), username: order.username, name: order.name, picture },
  payment: order.payment ?? '',
  problem: order.problem ?? '',
  problemNote: order.problemNote,
});

export const toOrderDetails = (order: Order, picture: string): OrderDetails => ({
  ...toOrder(order, picture),
  events: order.events.map(({ kind, at, stripeId, note }) => ({
    kind,
    at: at.toISOString(),
    stripeId,
    note,
  })),
  entry: order.entry?.toHexString() ?? '',
});
