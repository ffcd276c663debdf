import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { CATALOGUES } from '../catalogues/registry/catalogue-list.js';
import { ExperienceModule } from '../experience/experience.module.js';
import { GiftingModule } from '../coins/gifting/gifting.module.js';
import { HostsModule } from '../hosts/hosts.module.js';
import { LiveModule } from '../hosts/live/live.module.js';
import { ItemsModule } from '../items/items.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { SmsCodesModule } from './sms-codes/sms-codes.module.js';
import { UsersModule } from '../users/users.module.js';
import { WithdrawalsModule } from '../withdrawals/withdrawals.module.js';
import { AppAccountController } from './app-account.controller.js';
import { AppItemsController } from './app-items.controller.js';
import { AppExperienceController } from './app-experience.controller.js';
import { AppHostController } from './app-host.controller.js';
import { AppPasswordController } from './app-password.controller.js';
import { AppProfileController } from './app-profile.controller.js';
import { AppOrdersController } from './app-orders.controller.js';
import { AppWalletController } from './app-wallet.controller.js';
import { RegistrationService } from './registration.service.js';

/** The endpoints for the mobile app, under /api/app. */
@Module({
  imports: [
    AuthModule,
    UsersModule,
    HostsModule,
    LiveModule,
    GiftingModule,
    WithdrawalsModule,
    OrdersModule,
    ItemsModule,
    ExperienceModule,
    SmsCodesModule,
  ],
  controllers: [
    AppAccountController,
    AppPasswordController,
    AppProfileController,
    AppHostController,
    AppWalletController,
    AppOrdersController,
    AppItemsController,
    AppExperienceController,
    ...CATALOGUES.map(({ appController }) => appController),
  ],
  providers: [RegistrationService],
})
export class AppClientModule {}
