import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { LedgerModule } from '../../ledger/ledger.module.js';
import { RechargeModule } from '../../recharge/recharge.module.js';
import { WithdrawalsModule } from '../../withdrawals/withdrawals.module.js';
import { DemoCoins } from './demo-coins.js';
import { DemoState, DemoStateSchema } from './demo-state.schema.js';
import { DemoStates } from './demo-state.service.js';
import { DemoService } from './demo.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: DemoState.name, schema: DemoStateSchema }]),
    LedgerModule,
    RechargeModule,
    WithdrawalsModule,
  ],
  providers: [DemoService, DemoCoins, DemoStates],
})
export class DemoModule {}
