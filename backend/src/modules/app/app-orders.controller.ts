import { Body, Controller, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../../core/caller.js';
import { Endpoint } from '../../http/endpoint.js';
import { type IdempotencyKey, CurrentIdempotencyKey } from '../../http/idempotency-key.js';
import { PageQuery, pageOf } from '../../http/list-query.js';
import { listResponseOf, responseOf } from '../../http/response.js';
import { ContinueOrderDto, MakeOrderDto, OwnOrder, PayableOrder, toOwnOrder } from '../orders/order.dto.js';
import { OrdersService, type Payable } from '../orders/orders.service.js';

const PayableOrderResponse = responseOf('PayableOrderResponse', { details: PayableOrder });
const OwnOrderListResponse = listResponseOf('OwnOrderListResponse', { details: [OwnOrder] });

/** Purchases of coins by users. */
@ApiTags('app')
@Controller('app')
export class AppOrdersController {
  constructor(private readonly orders: OrdersService) {}

  @Endpoint('POST', 'orders', {
    roles: ['user*'],
    summary: 'Order the coins of a plan; pay with the client secret',
    description:
      'Price and coins are those of the plan now. Stripe reports the payment, which credits the coins. An order that is not paid ends after 24 hours. UNAVAILABLE: purchases are off, or Stripe does not answer; with the same key, the call continues the order.',
    response: PayableOrderResponse,
    idempotent: true,
    errors: ['NOT_FOUND', 'INVALID_TRANSITION', 'UNAVAILABLE'],
  })
  async makeOrder(
    @CurrentCaller() caller: Caller,
    @Body() { plan }: MakeOrderDto,
    @CurrentIdempotencyKey() key: IdempotencyKey | undefined,
  ) {
    return { details: toPayable(await this.orders.make(caller, plan, key)) };
  }

  @Endpoint('POST', 'orders/continue', {
    roles: ['user*'],
    summary: 'Get the client secret of an own order that is not paid yet',
    response: PayableOrderResponse,
    errors: ['NOT_FOUND', 'INVALID_TRANSITION', 'UNAVAILABLE'],
  })
  async continueOrder(@CurrentCaller() caller: Caller, @Body() { order }: ContinueOrderDto) {
    return { details: toPayable(await this.orders.continue(caller, order)) };
  }

  @Endpoint('GET', 'orders', {
    roles: ['user*'],
    summary: "List the caller's orders, newest first",
    response: OwnOrderListResponse,
  })
  async listOwnOrders(@CurrentCaller() { id }: Caller, @Query() query: PageQuery) {
    const { records, ...counts } = await this.orders.ownOf(id, pageOf(query));
    return { details: records.map(toOwnOrder), ...counts };
  }
}

const toPayable = ({ order, clientSecret }: Payable): PayableOrder => ({
  ...toOwnOrder(order),
  clientSecret,
});
