import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { LedgerModule } from '../ledger/ledger.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { AdminsModule } from '../staff/admins/admins.module.js';
import { UsersModule } from '../users/users.module.js';
import { Order, OrderSchema } from './order.schema.js';
import { OrderChecks } from './order-checks.service.js';
import { OrderNotices } from './order-notices.js';
import { OrderPayments } from './order-payments.service.js';
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
  ],
  controllers: [OrdersController, StripeEventsController],
  providers: [OrdersService, OrderPayments, OrderChecks, OrderNotices, StripeService],
  exports: [MongooseModule, OrdersService, OrderPayments],
})
export class OrdersModule {}
