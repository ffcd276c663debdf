import { Module } from '@nestjs/common';
import { LedgerController } from './ledger.controller.js';
import { LedgerModule } from './ledger.module.js';

/** The calls of the ledger; apart from it because every domain that moves coins stands on the ledger. */
@Module({ imports: [LedgerModule], controllers: [LedgerController] })
export class LedgerCallsModule {}
