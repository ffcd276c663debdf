import { Module } from '@nestjs/common';
import { InjectModel, MongooseModule } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { Catalogue } from '../catalogues/shared/catalogue.service.js';
import { InjectCatalogue } from '../catalogues/shared/define-catalogue.js';
import { TagModule } from '../catalogues/tag/tag.module.js';
import { Tag } from '../catalogues/tag/tag.schema.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { AccountDeletion } from './account-deletion.service.js';
import { User, UserSchema } from './user.schema.js';
import { UsersController } from './users.controller.js';
import { UsersService } from './users.service.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: User.name, schema: UserSchema }]), LedgerModule, TagModule],
  controllers: [UsersController],
  providers: [UsersService, AccountDeletion],
  exports: [UsersService, AccountDeletion],
})
export class UsersModule {
  constructor(@InjectCatalogue(Tag) tags: Catalogue<Tag>, @InjectModel(User.name) users: Model<User>) {
    tags.uses.declare({
      what: 'users',
      settlement: 'released',
      count: (tag) => users.countDocuments({ tag }),
      replace: (tag) => users.updateMany({ tag }, { tag: null }),
    });
  }
}
