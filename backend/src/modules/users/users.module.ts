import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { LedgerModule } from '../ledger/ledger.module.js';
import { AccountDeletion } from './account-deletion.js';
import { UserAccountService } from './user-account.service.js';
import { UserChangesService } from './user-changes.service.js';
import { User, UserSchema } from './user.schema.js';
import { UserRenames } from './user-renames.js';
import { UsersController } from './users.controller.js';
import { UsersService } from './users.service.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: User.name, schema: UserSchema }]), LedgerModule],
  controllers: [UsersController],
  providers: [UsersService, UserAccountService, UserChangesService, UserRenames, AccountDeletion],
  exports: [UsersService, UserAccountService, UserChangesService, AccountDeletion],
})
export class UsersModule {}
