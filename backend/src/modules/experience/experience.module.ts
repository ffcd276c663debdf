import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { UsersModule } from '../users/users.module.js';
import { ExperienceCheck } from './experience-check.js';
import { ExperienceController } from './experience.controller.js';
import { ExperienceReads } from './experience-reads.service.js';
import { ExperienceRule, ExperienceRuleSchema } from './experience-rule.schema.js';
import { ExperienceRulesService } from './experience-rules.service.js';
import { Experience, ExperienceSchema } from './experience.schema.js';
import { ExperienceService } from './experience.service.js';
import { ExperienceTerms } from './experience-terms.js';
import { LevelJob } from './level-job.js';
import { LevelState, LevelStateSchema } from './level-state.schema.js';
import { LevelWatch } from './level-watch.js';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: Experience.name, schema: ExperienceSchema },
      { name: ExperienceRule.name, schema: ExperienceRuleSchema },
      { name: LevelState.name, schema: LevelStateSchema },
    ]),
    LedgerModule,
    UsersModule,
    NotificationsModule,
  ],
  controllers: [ExperienceController],
  providers: [
    ...[ExperienceService, ExperienceTerms, ExperienceRulesService, ExperienceReads],
    ...[LevelWatch, LevelJob, ExperienceCheck],
  ],
  exports: [ExperienceService, ExperienceReads],
})
export class ExperienceModule {}
