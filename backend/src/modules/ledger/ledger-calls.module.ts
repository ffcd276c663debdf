import { Module } from '@nestjs/common';
import { LedgerController } from './ledger.controller.js';
import { LedgerModule } from './ledger.module.js';
import { ReversalsService } from './reversals.service.js';

/**
 * The endpoints of the ledger. Separate from LedgerModule, because every domain that moves coins depends on
 * LedgerModule.
 */
@Module({
  imports: [LedgerModule],
  controllers: [LedgerController],
  providers: [ReversalsService],
})
export class LedgerCallsModule {}
