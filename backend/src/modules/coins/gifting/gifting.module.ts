import { Module } from '@nestjs/common';
import { GiftModule } from '../../catalogues/gifts/gift.module.js';
import { LiveGiftModule } from '../../catalogues/live-gifts/live-gift.module.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { LiveModule } from '../../hosts/live/live.module.js';
import { UsersModule } from '../../users/users.module.js';
import { GiftingService } from './gifting.service.js';

@Module({
  imports: [GiftModule, LiveGiftModule, LedgerModule, LiveModule, UsersModule],
  providers: [GiftingService],
  exports: [GiftingService],
})
export class GiftingModule {}
