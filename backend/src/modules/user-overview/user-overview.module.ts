import { Module } from '@nestjs/common';
import { AgencyModule } from '../staff/agency/agency.module.js';
import { HostsModule } from '../hosts/hosts.module.js';
import { UsersModule } from '../users/users.module.js';
import { WithdrawalsModule } from '../withdrawals/withdrawals.module.js';
import { UserOverviewController } from './user-overview.controller.js';

/** Separate from UsersModule, because HostsModule and WithdrawalsModule depend on UsersModule. */
@Module({
  imports: [UsersModule, HostsModule, AgencyModule, WithdrawalsModule],
  controllers: [UserOverviewController],
})
export class UserOverviewModule {}
