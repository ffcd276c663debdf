import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AdminsModule } from '../../staff/admins/admins.module.js';
import { CoinLimitsModule } from '../limits/coin-limits.module.js';
import { CoinAgencyModule } from '../../staff/coin-agency/coin-agency.module.js';
import { ExperienceModule } from '../../experience/experience.module.js';
import { LedgerModule } from '../../ledger/ledger.module.js';
import { UsersModule } from '../../users/users.module.js';
import { AdjustUserController } from '../adjustments/adjust-user.controller.js';
import { AdjustmentsService } from '../adjustments/adjustments.service.js';
import { CoinAgencyClosingController } from '../closing/coin-agency-closing.controller.js';
import { CoinAgencyClosing } from '../closing/coin-agency-closing.js';
import { CoinRechargeController } from './coin-recharge.controller.js';
import { OwnStatementController } from '../statements/own-statement.controller.js';
import { OwnStatement } from '../statements/own-statement.service.js';
import { RechargeController } from './recharge.controller.js';
import { RecipientsService } from '../wallets/recipients.service.js';
import { ReturnsService } from '../returns/returns.service.js';
import { SalaryRuns } from '../runs/salary-runs.service.js';
import { SalaryRunsController } from '../runs/salary-runs.controller.js';
import { SendsService } from './sends.service.js';
import { TransfersService } from '../statements/transfers.service.js';
import { WaitingBulkController } from './bulk/waiting-bulk.controller.js';
import { WaitingBulkService } from './bulk/waiting-bulk.service.js';
import { WaitingSend, WaitingSendSchema } from '../approvals/waiting-send.schema.js';
import { WaitingSendsService } from '../approvals/waiting-sends.service.js';
import { SuggestionsService } from '../wallets/suggestions.service.js';
import { WalletFinder } from '../wallets/wallet-finder.js';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: WaitingSend.name, schema: WaitingSendSchema }]),
    LedgerModule,
    AdminsModule,
    CoinLimitsModule,
    UsersModule,
    ExperienceModule,
    CoinAgencyModule,
  ],
  controllers: [
    RechargeController,
    CoinRechargeController,
    OwnStatementController,
    AdjustUserController,
    CoinAgencyClosingController,
    SalaryRunsController,
    WaitingBulkController,
  ],
  providers: [
    AdjustmentsService,
    CoinAgencyClosing,
    SalaryRuns,
    SendsService,
    ReturnsService,
    WaitingSendsService,
    TransfersService,
    OwnStatement,
    RecipientsService,
    SuggestionsService,
    WalletFinder,
    WaitingBulkService,
  ],
  exports: [CoinAgencyClosing, SendsService, ReturnsService, RecipientsService, WaitingSendsService],
})
export class RechargeModule {}
