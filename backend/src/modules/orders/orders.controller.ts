import { Body, Controller, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../../core/caller.js';
import { Endpoint } from '../../http/endpoint.js';
import { IdDto } from '../../http/id.dto.js';
import { type IdempotencyKey, CurrentIdempotencyKey } from '../../http/idempotency-key.js';
import { pageOf } from '../../http/list-query.js';
import { listResponseOf, responseOf } from '../../http/response.js';
import { WaitingSendsService } from '../coins/approvals/waiting-sends.service.js';
import { UsersService } from '../users/users.service.js';
import {
  OrderDetails,
  OrderDto,
  OrderListQuery,
  Purchases,
  Refunding,
  RefundOrderDto,
  toOrder,
  toOrderDetails,
} from './order.dto.js';
import { OrderRefunds } from './order-refunds.service.js';
import { OrdersService } from './orders.service.js';
import { StripeService } from './stripe.service.js';

const OrderListResponse = listResponseOf('OrderListResponse', { details: [OrderDto] });
const PurchasesResponse = responseOf('PurchasesResponse', { details: Purchases });
const RefundResponse = responseOf('RefundResponse', { details: Refunding });
const OrderResponse = responseOf('OrderResponse', { details: OrderDetails });

/** The orders of coins, for platform admins. */
@ApiTags('orders')
@Controller('admin/orders')
export class OrdersController {
  constructor(
    private readonly orders: OrdersService,
    private readonly refunds: OrderRefunds,
    private readonly waiting: WaitingSendsService,
    private readonly users: UsersService,
    private readonly stripe: StripeService,
  ) {}

  @Endpoint('GET', 'purchases', {
    roles: ['admin'],
    right: 'own',
    summary: 'Read whether users can buy coins: the keys of Stripe are set',
    response: PurchasesResponse,
  })
  async fetchPurchases() {
    return { details: { on: await this.stripe.isOn() } };
  }

  @Endpoint('GET', '', {
    roles: ['admin'],
    right: 'orders.read',
    summary: 'List the orders of coins, newest first',
    response: OrderListResponse,
    list: { names: ['orders'], rows: 20, live: 'orders' },
  })
  async listOrders(@Query() query: OrderListQuery) {
    const { records, ...counts } = await this.orders.list(query, pageOf(query));
    const pictures = await this.users.picturesOf(records.map(({ user }) => user));
    const details = records.map((one) => toOrder(one, pictures.get(one.user.toHexString()) ?? ''));
    return { details, ...counts };
  }

  @Endpoint('GET', 'one', {
    roles: ['admin'],
    right: 'orders.read',
    summary: 'Read an order with its events',
    response: OrderResponse,
    errors: ['NOT_FOUND'],
  })
  async fetchOrder(@Query() { id }: IdDto) {
    const order = await this.orders.find(id);
    const [user, waiting] = await Promise.all([
      this.users.findIfId(order.user.toHexString()),
      this.waiting.refundOf(id),
    ]);
    return {
      details: toOrderDetails(order, { picture: user?.picture ?? '', balance: user?.coin ?? 0, waiting }),
    };
  }

  @Endpoint('POST', 'refund', {
    roles: ['admin'],
    right: 'orders.refund',
    stepUp: true,
    summary: 'Refund a payment, whole or in part, and take the coins back',
    description:
      'Coins go back in proportion, rounded up: up to the balance at once, the rest is owed and paid first by later purchases and gifts. When the coins exceed the limit for sending coins, the refund waits for a second admin.',
    response: RefundResponse,
    touches: ['orders', 'users', 'ledger', 'recharge'],
    idempotent: true,
    errors: ['NOT_FOUND', 'INVALID_TRANSITION'],
  })
  async refundOrder(
    @CurrentCaller() caller: Caller,
    @Body() asked: RefundOrderDto,
    @CurrentIdempotencyKey() key: IdempotencyKey | undefined,
  ) {
    const { message, ...details } = await this.refunds.refund(caller, asked, key);
    return { message, details };
  }
}
