import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ChangeFeed } from '../../../platform/events/change-feed.service.js';
import { HostsModule } from '../hosts.module.js';
import { AccountDeletion } from '../../users/account-deletion.service.js';
import { UsersModule } from '../../users/users.module.js';
import { UsersService } from '../../users/users.service.js';
import { HostRecords } from './host-records.service.js';
import { LiveSession, LiveSessionSchema } from './live-session.schema.js';
import { LiveSweep } from './live-sweep.service.js';
import { LiveController, OwnHostRecordsController } from './live.controller.js';
import { LiveService } from './live.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: LiveSession.name, schema: LiveSessionSchema }]),
    HostsModule,
    UsersModule,
  ],
  controllers: [LiveController, OwnHostRecordsController],
  providers: [LiveService, HostRecords, LiveSweep],
  exports: [LiveService],
})
export class LiveModule {
  constructor(feed: ChangeFeed, live: LiveService, accounts: AccountDeletion, users: UsersService) {
    users.alsoRename((user, username) => live.rename(user, username));
    users.alsoShows((user, picture) => live.shows(user, picture));
    feed.watch('live', () => live.fingerprint());
    accounts.alsoForget({
      obstacle: async ({ _id }) =>
        (await live.liveOf(_id.toHexString())) && { field: 'live', message: 'You are live: end that first' },
      forget: async ({ _id }) => {
        const pictures = await live.picturesOf(_id);
        await live.forget(_id);
        return pictures;
      },
    });
  }
}
