import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { HostsModule } from '../hosts/hosts.module.js';
import { LiveModule } from '../live/live.module.js';
import { UsersModule } from '../users/users.module.js';
import { AppAccountController } from './app-account.controller.js';
import { AppHostController } from './app-host.controller.js';
import { AppProfileController } from './app-profile.controller.js';

/** What the mobile app calls, under /api/app. */
@Module({
  imports: [AuthModule, UsersModule, HostsModule, LiveModule],
  controllers: [AppAccountController, AppProfileController, AppHostController],
})
export class AppClientModule {}
