import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AgencyModule } from '../../staff/agency/agency.module.js';
import { ExperienceModule } from '../../experience/experience.module.js';
import { HostsModule } from '../hosts.module.js';
import { UsersModule } from '../../users/users.module.js';
import { HostRecordDeletion, HostRecordDeletionSchema } from './host-record-deletion.schema.js';
import { HostRecordTrash } from './host-record-trash.js';
import { HostRecords } from './host-records.js';
import { LiveExperience } from './live-experience.js';
import { LiveSession, LiveSessionSchema } from './live-session.schema.js';
import { LiveSweep } from './live-sweep.js';
import { LiveController, OwnHostRecordsController } from './live.controller.js';
import { LiveService } from './live.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: LiveSession.name, schema: LiveSessionSchema },
      { name: HostRecordDeletion.name, schema: HostRecordDeletionSchema },
    ]),
    AgencyModule,
    HostsModule,
    UsersModule,
    ExperienceModule,
  ],
  controllers: [LiveController, OwnHostRecordsController],
  providers: [LiveService, LiveExperience, HostRecords, HostRecordTrash, LiveSweep],
  exports: [LiveService, HostRecordTrash],
})
export class LiveModule {}
