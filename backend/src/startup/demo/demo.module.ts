import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { FiguresModule } from '../../modules/figures/figures.module.js';
import { ItemsModule } from '../../modules/items/items.module.js';
import { LedgerModule } from '../../modules/ledger/ledger.module.js';
import { RechargeModule } from '../../modules/coins/sends/recharge.module.js';
import { WithdrawalsModule } from '../../modules/withdrawals/withdrawals.module.js';
import { MigrationsModule } from '../migrations/migrations.module.js';
import { DemoClearing } from './demo-clearing.js';
import { DemoController } from './demo.controller.js';
import { DemoDays } from './demo-days.js';
import { DemoHistory } from './demo-history.js';
import { DemoPortion, DemoPortionSchema } from './demo-portion.schema.js';
import { DemoState, DemoStateSchema } from './demo-state.schema.js';
import { DemoStates } from './demo-states.js';
import { DemoService } from './demo.service.js';
import { DemoWriter } from './demo-writer.js';
import { PublishedPasswords } from './published-passwords.js';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: DemoState.name, schema: DemoStateSchema },
      { name: DemoPortion.name, schema: DemoPortionSchema },
    ]),
    MigrationsModule,
    FiguresModule,
    ItemsModule,
    LedgerModule,
    RechargeModule,
    WithdrawalsModule,
  ],
  controllers: [DemoController],
  providers: [
    ...[DemoService, DemoDays, DemoHistory, DemoWriter],
    ...[DemoStates, DemoClearing, PublishedPasswords],
  ],
})
export class DemoModule {}
