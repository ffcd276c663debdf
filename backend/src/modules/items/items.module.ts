import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { LedgerModule } from '../ledger/ledger.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { UsersModule } from '../users/users.module.js';
import { GrantRows } from './imports/grant-rows.js';
import { ItemImportsController } from './imports/item-imports.controller.js';
import { ItemImports } from './imports/item-imports.service.js';
import { ItemBulk } from './item-bulk.service.js';
import { ItemEnds } from './item-ends.js';
import { ItemGrants } from './item-grants.service.js';
import { ItemPurchases } from './item-purchases.service.js';
import { ItemRewards } from './item-rewards.js';
import { ItemSalesService } from './item-sales.js';
import { ItemsCheck } from './items-check.js';
import { ItemsController } from './items.controller.js';
import { ItemsOfDeleted } from './items-of-deleted.js';
import { OwnedItems } from './owned-items.js';
import { UserItem, UserItemSchema } from './user-item.schema.js';
import { UserItemsService } from './user-items.service.js';
import { WornItems } from './worn-items.js';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: UserItem.name, schema: UserItemSchema }]),
    LedgerModule,
    NotificationsModule,
    UsersModule,
  ],
  controllers: [ItemsController, ItemImportsController],
  providers: [
    ...[UserItemsService, OwnedItems, ItemPurchases, ItemGrants, ItemBulk, ItemRewards],
    ...[GrantRows, ItemImports],
    ...[WornItems, ItemEnds, ItemSalesService, ItemsCheck, ItemsOfDeleted],
  ],
  exports: [MongooseModule, OwnedItems, ItemPurchases, WornItems],
})
export class ItemsModule {}
