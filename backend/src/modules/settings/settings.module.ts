import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AdminsModule } from '../staff/admins/admins.module.js';
import { SecretFileController } from './secret-file.controller.js';
import { SecretSettingsService } from './secret-settings.service.js';
import {
  FamilyImage,
  FamilyImageSchema,
  LiveTime,
  LiveTimeSchema,
  SecretSettings,
  SecretSettingsSchema,
} from './setting.schemas.js';
import { SettingsController } from './settings.controller.js';
import { SettingsService } from './settings.service.js';
import { TimeZoneController } from './time-zone.controller.js';
import { TimeZoneService } from './time-zone.service.js';

@Module({
  imports: [
    AdminsModule,
    MongooseModule.forFeature([
      { name: FamilyImage.name, schema: FamilyImageSchema },
      { name: LiveTime.name, schema: LiveTimeSchema },
      { name: SecretSettings.name, schema: SecretSettingsSchema },
    ]),
  ],
  controllers: [SettingsController, SecretFileController, TimeZoneController],
  providers: [SettingsService, SecretSettingsService, TimeZoneService],
  exports: [SettingsService, SecretSettingsService],
})
export class SettingsModule {}
