import { Controller, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../../http/endpoint.js';
import { IdDto } from '../../http/id.dto.js';
import { pageOf } from '../../http/list-query.js';
import { listResponseOf, responseOf } from '../../http/response.js';
import { UsersService } from '../users/users.service.js';
import { OrderDetails, OrderDto, OrderListQuery, Purchases, toOrder, toOrderDetails } from './order.dto.js';
import { OrdersService } from './orders.service.js';
import { StripeService } from './stripe.service.js';

const OrderListResponse = listResponseOf('OrderListResponse', { details: [OrderDto] });
const PurchasesResponse = responseOf('PurchasesResponse', { details: Purchases });
const OrderResponse = responseOf('OrderResponse', { details: OrderDetails });

/** The orders of coins, for platform admins. */
@ApiTags('orders')
@Controller('admin/orders')
export class OrdersController {
  constructor(
    private readonly orders: OrdersService,
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
    const pictures = await this.users.picturesOf([order.user]);
    return { details: toOrderDetails(order, pictures.get(order.user.toHexString()) ?? '') };
  }
}
