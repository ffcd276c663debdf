import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CoinLimitsModule } from '../coins/limits/coin-limits.module.js';
import { RechargeModule } from '../coins/sends/recharge.module.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { AdminsModule } from '../staff/admins/admins.module.js';
import { UsersModule } from '../users/users.module.js';
import { Order, OrderSchema } from './order.schema.js';
import { Debts } from './debts.js';
import { MoneyBackService } from './money-back.service.js';
import { OrderChecks } from './order-checks.service.js';
import { OrderDisputes } from './order-disputes.service.js';
import { OrderEvents } from './order-events.service.js';
import { OrderNotices } from './order-notices.js';
import { OrderPayments } from './order-payments.service.js';
import { OrderRefunds } from './order-refunds.service.js';
import { OrdersCheck } from './orders-check.js';
import { OrdersController } from './orders.controller.js';
import { OrdersService } from './orders.service.js';
import { StripeEventsController } from './stripe-events.controller.js';
import { StripeService } from './stripe.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: Order.name, schema: OrderSchema }]),
    LedgerModule,
    SettingsModule,
    AdminsModule,
    UsersModule,
    CoinLimitsModule,
    RechargeModule,
  ],
  controllers: [OrdersController, StripeEventsController],
  providers: [
    ...[OrdersService, OrderPayments, OrderEvents, OrderChecks, OrderNotices, StripeService],
    ...[OrderRefunds, OrderDisputes, MoneyBackService, Debts, OrdersCheck],
  ],
  exports: [MongooseModule, OrdersService, OrderPayments],
})
export class OrdersModule {}
