import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { KnownDevices } from '../../platform/access/known-devices.service.js';
import { loginKey } from '../../platform/access/login-key.js';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service.js';
import { AccountDeletion } from './account-deletion.service.js';
import { User, UserSchema } from './user.schema.js';
import { DELETED_USER } from '../../core/deleted-user.js';
import { UsersController } from './users.controller.js';
import { UsersService } from './users.service.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: User.name, schema: UserSchema }])],
  controllers: [UsersController],
  providers: [UsersService, AccountDeletion],
  exports: [UsersService, AccountDeletion],
})
export class UsersModule {
  constructor(accounts: AccountDeletion, calls: IdempotencyService, devices: KnownDevices) {
    accounts.alsoForget({
      forget: async ({ _id, number }) => {
        await calls.forget(_id.toHexString(), DELETED_USER);
        await devices.forget(loginKey('user', number));
        return [];
      },
    });
  }
}
