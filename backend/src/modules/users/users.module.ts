import { Module } from '@nestjs/common';
import { InjectModel, MongooseModule } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { KnownDevices } from '../../platform/access/known-devices.service.js';
import { loginKey } from '../../platform/access/login-key.js';
import type { Catalogue } from '../catalogues/shared/catalogue.js';
import { InjectCatalogue } from '../catalogues/shared/define-catalogue.js';
import { TagModule } from '../catalogues/tags/tag.module.js';
import { Tag } from '../catalogues/tags/tag.schema.js';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service.js';
import { AccountDeletion } from './account-deletion.service.js';
import { DELETED_USER, User, UserSchema } from './user.schema.js';
import { UsersController } from './users.controller.js';
import { UsersService } from './users.service.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: User.name, schema: UserSchema }]), TagModule],
  controllers: [UsersController],
  providers: [UsersService, AccountDeletion],
  exports: [UsersService, AccountDeletion],
})
export class UsersModule {
  constructor(
    @InjectCatalogue(Tag) tags: Catalogue<Tag>,
    @InjectModel(User.name) users: Model<User>,
    accounts: AccountDeletion,
    calls: IdempotencyService,
    devices: KnownDevices,
  ) {
    accounts.alsoForget({
      forget: async ({ _id, number }) => {
        await calls.forget(_id.toHexString(), DELETED_USER);
        await devices.forget(loginKey('user', number));
        return [];
      },
    });
    tags.uses.declare({
      what: 'users',
      settlement: 'released',
      count: (tag) => users.countDocuments({ tag }),
      replace: (tag) => users.updateMany({ tag }, { tag: null }),
    });
  }
}
