import { Module } from '@nestjs/common';
import { LedgerModule } from '../../ledger/ledger.module.js';
import { RechargeModule } from '../../recharge/recharge.module.js';
import { WithdrawalsModule } from '../../withdrawals/withdrawals.module.js';
import { DemoCoins } from './demo-coins.js';
import { DemoService } from './demo.service.js';

@Module({ imports: [LedgerModule, RechargeModule, WithdrawalsModule], providers: [DemoService, DemoCoins] })
export class DemoModule {}
