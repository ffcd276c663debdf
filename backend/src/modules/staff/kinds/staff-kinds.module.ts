import { Module } from '@nestjs/common';
import { AdminsModule } from '../admins/admins.module.js';
import { AgencyAdminModule } from '../agency-admin/agency-admin.module.js';
import { AgencyModule } from '../agency/agency.module.js';
import { BdModule } from '../bd/bd.module.js';
import { CoinAgencyModule } from '../coin-agency/coin-agency.module.js';
import { StaffKinds } from './staff-kinds.js';

/** All kinds of staff. */
@Module({
  imports: [AdminsModule, BdModule, AgencyAdminModule, AgencyModule, CoinAgencyModule],
  providers: [StaffKinds],
  exports: [StaffKinds],
})
export class StaffKindsModule {}
