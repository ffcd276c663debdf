import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AdminsModule } from '../../staff/admins/admins.module.js';
import { CoinLimitsModule } from '../limits/coin-limits.module.js';
import { WaitingLimitsService } from '../limits/waiting-limits.service.js';
import { CoinPanelModule } from '../../staff/coin-panel/coin-panel.module.js';
import { ChangeFeed } from '../../../platform/events/change-feed.service.js';
import { LedgerModule } from '../../ledger/ledger.module.js';
import { AccountDeletion } from '../../users/account-deletion.service.js';
import { UsersModule } from '../../users/users.module.js';
import { AdjustUserController } from './adjust-user.controller.js';
import { AdjustmentsService } from './adjustments.service.js';
import { CoinAgencyClosingController } from './coin-agency-closing.controller.js';
import { CoinAgencyClosing } from './coin-agency-closing.service.js';
import { CoinRechargeController } from './coin-recharge.controller.js';
import { RechargeController } from './recharge.controller.js';
import { RecipientsService } from './recipients.service.js';
import { ReturnsService } from './returns.service.js';
import { SendsService } from './sends.service.js';
import { TransfersService } from './transfers.service.js';
import { WaitingSend, WaitingSendSchema } from '../approvals/waiting-send.schema.js';
import { WaitingSendsService } from '../approvals/waiting-sends.service.js';
import { WalletFinder } from './wallet-finder.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: WaitingSend.name, schema: WaitingSendSchema }]),
    LedgerModule,
    AdminsModule,
    CoinLimitsModule,
    UsersModule,
    CoinPanelModule,
  ],
  controllers: [
    RechargeController,
    CoinRechargeController,
    AdjustUserController,
    CoinAgencyClosingController,
  ],
  providers: [
    AdjustmentsService,
    CoinAgencyClosing,
    SendsService,
    ReturnsService,
    WaitingSendsService,
    TransfersService,
    RecipientsService,
    WalletFinder,
  ],
  exports: [CoinAgencyClosing, SendsService, ReturnsService],
})
export class RechargeModule {
  constructor(
    feed: ChangeFeed,
    waiting: WaitingSendsService,
    limits: WaitingLimitsService,
    accounts: AccountDeletion,
  ) {
    feed.watch('sends', async () => `${await waiting.fingerprint()} ${await limits.fingerprint()}`);
    accounts.alsoForget({
      forget: async ({ _id }) => {
        await waiting.forget(_id);
        return [];
      },
    });
  }
}
