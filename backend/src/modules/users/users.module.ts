import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { LedgerModule } from '../ledger/ledger.module.js';
import { AccountDeletion } from './account-deletion.js';
import { UserBulkController } from './bulk/user-bulk.controller.js';
import { UserBulkService } from './bulk/user-bulk.service.js';
import { UserAccountService } from './user-account.service.js';
import { UserChangesService } from './user-changes.service.js';
import { User, UserSchema } from './user.schema.js';
import { UserRenames } from './user-renames.js';
import { UsersController } from './users.controller.js';
import { UsersService } from './users.service.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: User.name, schema: UserSchema }]), LedgerModule],
  controllers: [UsersController, UserBulkController],
  providers: [
    UsersService,
    UserAccountService,
    UserChangesService,
    UserRenames,
    AccountDeletion,
    UserBulkService,
  ],
  exports: [UsersService, UserAccountService, UserChangesService, AccountDeletion],
})
export class UsersModule {}
