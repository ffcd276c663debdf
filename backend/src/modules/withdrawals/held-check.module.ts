import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { LedgerModule } from '../ledger/ledger.module.js';
import { HeldCheck } from './held-check.service.js';
import { Withdrawal, WithdrawalSchema } from './withdrawal.schema.js';

/** What withdrawals add to a verification, by itself: the command line verifies without the rest of the application. */
@Module({
  imports: [MongooseModule.forFeature([{ name: Withdrawal.name, schema: WithdrawalSchema }]), LedgerModule],
  providers: [HeldCheck],
})
export class HeldCheckModule {}
