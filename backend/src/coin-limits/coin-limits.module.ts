import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CoinLimitsController } from './coin-limits.controller.js';
import { CoinLimits, CoinLimitsSchema } from './coin-limits.schema.js';
import { CoinLimitsService } from './coin-limits.service.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: CoinLimits.name, schema: CoinLimitsSchema }])],
  controllers: [CoinLimitsController],
  providers: [CoinLimitsService],
  exports: [CoinLimitsService],
})
export class CoinLimitsModule {}
