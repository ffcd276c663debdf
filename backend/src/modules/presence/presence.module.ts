import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AdminsModule } from '../staff/admins/admins.module.js';
import { AgencyAdminModule } from '../staff/agency-admin/agency-admin.module.js';
import { AgencyModule } from '../staff/agency/agency.module.js';
import { BdModule } from '../staff/bd/bd.module.js';
import { ChangesModule } from '../changes/changes.module.js';
import { PresencePictures } from './presence-pictures.js';
import { PresenceController } from './presence.controller.js';
import { Presence, PresenceSchema } from './presence.schema.js';
import { PresenceService } from './presence.service.js';

@Module({
  imports: [
    ...[AdminsModule, AgencyAdminModule, AgencyModule, BdModule, ChangesModule],
    MongooseModule.forFeature([{ name: Presence.name, schema: PresenceSchema }]),
  ],
  controllers: [PresenceController],
  providers: [PresenceService, PresencePictures],
})
export class PresenceModule {}
