import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountWriteQueue } from './account-write-queue.js';
import { BalancesService } from './balances.service.js';
import { ClosingsCheck } from './closings-check.js';
import { ClosingsService } from './closings.service.js';
import { GivenGifts } from './given-gifts.js';
import { LedgerClosing, LedgerClosingSchema } from './closing.schema.js';
import { LedgerCheckService } from './ledger-check.service.js';
import { LedgerEntry, LedgerEntrySchema } from './ledger-entry.schema.js';
import { LedgerNames } from './ledger-names.js';
import { LedgerService } from './ledger.service.js';
import { LedgerState, LedgerStateSchema } from './ledger-state.schema.js';
import { OpenPast } from './open-past.js';
import { OpeningService } from './opening.service.js';
import { PastCovers } from './past-covers.js';
import { PastMark, PastMarkSchema } from './past-mark.schema.js';
import { StatementPeriods } from './statement-periods.js';
import { StatementService } from './statement.service.js';
import { Verification, VerificationSchema } from './verification.schema.js';
import { WalletsService } from './wallets.service.js';

/** The entries and balances of the ledger with their services. Every module that moves coins imports this module. */
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: LedgerEntry.name, schema: LedgerEntrySchema },
      { name: LedgerClosing.name, schema: LedgerClosingSchema },
      { name: LedgerState.name, schema: LedgerStateSchema },
      { name: PastMark.name, schema: PastMarkSchema },
      { name: Verification.name, schema: VerificationSchema },
    ]),
  ],
  providers: [
    LedgerService,
    AccountWriteQueue,
    BalancesService,
    OpeningService,
    ClosingsService,
    ClosingsCheck,
    LedgerCheckService,
    StatementService,
    StatementPeriods,
    WalletsService,
    LedgerNames,
    PastCovers,
    OpenPast,
    GivenGifts,
  ],
  exports: [
    LedgerService,
    AccountWriteQueue,
    BalancesService,
    OpeningService,
    ClosingsService,
    LedgerCheckService,
    StatementService,
    StatementPeriods,
    WalletsService,
    LedgerNames,
    PastCovers,
    OpenPast,
    GivenGifts,
    MongooseModule,
  ],
})
export class LedgerModule {}
