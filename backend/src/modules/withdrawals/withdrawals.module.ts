import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AdminsModule } from '../staff/admins/admins.module.js';
import { AgencyModule } from '../staff/agency/agency.module.js';
import { CoinLimitsModule } from '../coins/limits/coin-limits.module.js';
import { ChangeFeed } from '../../platform/events/change-feed.service.js';
import { HostsModule } from '../hosts/hosts.module.js';
import { LedgerNames } from '../ledger/ledger-names.service.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { AccountDeletion } from '../users/account-deletion.service.js';
import { DELETED_USER } from '../../core/deleted-user.js';
import { UsersModule } from '../users/users.module.js';
import { UsersService } from '../users/users.service.js';
import { BankSeals } from './bank-seals.service.js';
import { BankExport, BankExportSchema } from './bank-export.schema.js';
import { BankExportsService } from './bank-exports.service.js';
import { HeldCheckModule } from './held-check.module.js';
import { Withdrawal, WithdrawalSchema } from './withdrawal.schema.js';
import { WithdrawalDecisions } from './withdrawal-decisions.service.js';
import { WithdrawalEvidenceService } from './withdrawal-evidence.service.js';
import { WithdrawalDetailsController, WithdrawalsController } from './withdrawals.controller.js';
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
  controllers: [WithdrawalsController, WithdrawalDetailsController],
  providers: [
    BankSeals,
    WithdrawalsService,
    WithdrawalDecisions,
    WithdrawalEvidenceService,
    BankExportsService,
  ],
  exports: [BankSeals, WithdrawalsService, WithdrawalDecisions, BankExportsService],
})
export class WithdrawalsModule {
  constructor(
    feed: ChangeFeed,
    withdrawals: WithdrawalsService,
    accounts: AccountDeletion,
    names: LedgerNames,
    users: UsersService,
  ) {
    users.alsoRename((user, username) => withdrawals.rename(user, username));
    feed.watch('withdrawals', () => withdrawals.fingerprint());
    accounts.alsoForget({
      obstacle: async ({ _id }) => {
        const message = await withdrawals.neededFor(_id);
        return message === undefined ? undefined : { field: 'withdrawals', message };
      },
      forget: async ({ _id }) => {
        await withdrawals.forget(_id);
        await names.anonymise(_id, DELETED_USER);
        return [];
      },
    });
  }
}
