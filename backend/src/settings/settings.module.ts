import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
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

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: FamilyImage.name, schema: FamilyImageSchema },
      { name: LiveTime.name, schema: LiveTimeSchema },
      { name: SecretSettings.name, schema: SecretSettingsSchema },
    ]),
  ],
  controllers: [SettingsController],
  providers: [SettingsService, SecretSettingsService],
  exports: [SettingsService, SecretSettingsService],
})
export class SettingsModule {}
