import { Module } from '@nestjs/common';
import { SettingsModule } from '../../settings/settings.module.js';
import { AppSettingsController } from './app-settings.controller.js';

@Module({ imports: [SettingsModule], controllers: [AppSettingsController] })
export class AppSettingsModule {}
