import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { HeldCheck } from './held-check.js';
import { Withdrawal, WithdrawalSchema } from './withdrawal.schema.js';

/**
 * The withdrawal check of a ledger verification. Separate, because the command line runs it without the application.
 */
@Module({
  imports: [MongooseModule.forFeature([{ name: Withdrawal.name, schema: WithdrawalSchema }])],
  providers: [HeldCheck],
})
export class HeldCheckModule {}
