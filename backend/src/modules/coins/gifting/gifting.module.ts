import { Module } from '@nestjs/common';
import { ExperienceModule } from '../../experience/experience.module.js';
import { LedgerModule } from '../../ledger/ledger.module.js';
import { LiveModule } from '../../hosts/live/live.module.js';
import { UsersModule } from '../../users/users.module.js';
import { GiftingService } from './gifting.service.js';

@Module({
  imports: [LedgerModule, LiveModule, UsersModule, ExperienceModule],
  providers: [GiftingService],
  exports: [GiftingService],
})
export class GiftingModule {}
