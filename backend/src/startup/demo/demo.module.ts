import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { LedgerModule } from '../../modules/ledger/ledger.module.js';
import { RechargeModule } from '../../modules/coins/sends/recharge.module.js';
import { WithdrawalsModule } from '../../modules/withdrawals/withdrawals.module.js';
import { MigrationsModule } from '../migrations/migrations.module.js';
import { DemoClearing } from './demo-clearing.js';
import { DemoCoins } from './demo-coins.js';
import { DemoDays } from './demo-days.js';
import { DemoState, DemoStateSchema } from './demo-state.schema.js';
import { DemoStates } from './demo-states.js';
import { DemoService } from './demo.service.js';
import { PublishedPasswords } from './published-passwords.js';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: DemoState.name, schema: DemoStateSchema }]),
    MigrationsModule,
    LedgerModule,
    RechargeModule,
    WithdrawalsModule,
  ],
  providers: [DemoService, DemoDays, DemoCoins, DemoStates, DemoClearing, PublishedPasswords],
})
export class DemoModule {}
