import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { HostsModule } from '../hosts.module.js';
import { UsersModule } from '../../users/users.module.js';
import { HostRecords } from './host-records.js';
import { LiveSession, LiveSessionSchema } from './live-session.schema.js';
import { LiveSweep } from './live-sweep.js';
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
export class LiveModule {}
