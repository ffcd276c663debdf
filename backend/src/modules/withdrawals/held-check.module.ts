import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { HeldCheck } from './held-check.js';
import { Withdrawal, WithdrawalSchema } from './withdrawal.schema.js';

/** What withdrawals add to a verification, by itself: the command line verifies without the rest of the application. */
@Module({
  imports: [MongooseModule.forFeature([{ name: Withdrawal.name, schema: WithdrawalSchema }])],
  providers: [HeldCheck],
})
export class HeldCheckModule {}
