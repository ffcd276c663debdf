import { Module } from '@nestjs/common';
import { SettingsModule } from '../../settings/settings.module.js';
import { VideosModule } from '../videos.module.js';
import { ClaimsService } from './claims.service.js';
import { ModerationController } from './moderation.controller.js';
import { ModerationService } from './moderation.service.js';
import { ScoringService } from './scoring.service.js';
import { SightengineClient } from './sightengine.client.js';

@Module({
  imports: [VideosModule, SettingsModule],
  controllers: [ModerationController],
  providers: [ModerationService, ClaimsService, ScoringService, SightengineClient],
})
export class ModerationModule {}
