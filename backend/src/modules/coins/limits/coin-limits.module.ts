import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AdminsModule } from '../../staff/admins/admins.module.js';
import { CoinLimitsController } from './coin-limits.controller.js';
import { CoinLimits, CoinLimitsSchema } from './coin-limits.schema.js';
import { CoinLimitsService } from './coin-limits.service.js';
import { DayTotal, DayTotalSchema } from './day-total.schema.js';
import { DayTotals } from './day-totals.js';
import { WaitingLimit, WaitingLimitSchema } from './waiting-limit.schema.js';
import { WaitingLimitsService } from './waiting-limits.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: CoinLimits.name, schema: CoinLimitsSchema },
      { name: WaitingLimit.name, schema: WaitingLimitSchema },
      { name: DayTotal.name, schema: DayTotalSchema },
    ]),
    AdminsModule,
  ],
  controllers: [CoinLimitsController],
  providers: [CoinLimitsService, WaitingLimitsService, DayTotals],
  exports: [CoinLimitsService, WaitingLimitsService],
})
export class CoinLimitsModule {}
