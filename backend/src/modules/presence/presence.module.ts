import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { StaffKindsModule } from '../staff/kinds/staff-kinds.module.js';
import { ChangesModule } from '../changes/changes.module.js';
import { PresencePictures } from './presence-pictures.js';
import { PresenceController } from './presence.controller.js';
import { Presence, PresenceSchema } from './presence.schema.js';
import { PresenceService } from './presence.service.js';

@Module({
  imports: [
    StaffKindsModule,
    ChangesModule,
    MongooseModule.forFeature([{ name: Presence.name, schema: PresenceSchema }]),
  ],
  controllers: [PresenceController],
  providers: [PresenceService, PresencePictures],
})
export class PresenceModule {}
