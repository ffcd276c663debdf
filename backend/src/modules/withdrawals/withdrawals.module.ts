import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AdminsModule } from '../staff/admins/admins.module.js';
import { AgencyModule } from '../staff/agency/agency.module.js';
import { CoinLimitsModule } from '../coins/limits/coin-limits.module.js';
import { HostsModule } from '../hosts/hosts.module.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { UsersModule } from '../users/users.module.js';
import { WithdrawalBulkController } from './bulk/withdrawal-bulk.controller.js';
import { WithdrawalBulkService } from './bulk/withdrawal-bulk.service.js';
import { BankSeals } from './bank-seals.js';
import { BankExport, BankExportSchema } from './bank-export.schema.js';
import { BankExportsService } from './bank-exports.service.js';
import { HeldCheckModule } from './held-check.module.js';
import { Withdrawal, WithdrawalSchema } from './withdrawal.schema.js';
import { WithdrawalDecisions } from './withdrawal-decisions.js';
import { WithdrawalEvidenceService } from './withdrawal-evidence.service.js';
import { WithdrawalDetailsController, WithdrawalsController } from './withdrawals.controller.js';
import { WithdrawalRows } from './withdrawal-rows.js';
import { WithdrawalsService } from './withdrawals.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: Withdrawal.name, schema: WithdrawalSchema },
      { name: BankExport.name, schema: BankExportSchema },
    ]),
    LedgerModule,
    HeldCheckModule,
    AdminsModule,
    CoinLimitsModule,
    UsersModule,
    HostsModule,
    AgencyModule,
  ],
  controllers: [WithdrawalsController, WithdrawalDetailsController, WithdrawalBulkController],
  providers: [
    BankSeals,
    WithdrawalsService,
    WithdrawalRows,
    WithdrawalDecisions,
    WithdrawalEvidenceService,
    BankExportsService,
    WithdrawalBulkService,
  ],
  exports: [BankSeals, WithdrawalsService, WithdrawalDecisions, BankExportsService],
})
export class WithdrawalsModule {}
