import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ChangesModule } from '../changes/changes.module.js';
import { PresenceController } from './presence.controller.js';
import { Presence, PresenceSchema } from './presence.schema.js';
import { PresenceService } from './presence.service.js';

@Module({
  imports: [ChangesModule, MongooseModule.forFeature([{ name: Presence.name, schema: PresenceSchema }])],
  controllers: [PresenceController],
  providers: [PresenceService],
})
export class PresenceModule {}
