import { Module } from '@nestjs/common';
import { AgencyAdminModule } from '../staff/agency-admin/agency-admin.module.js';
import { AgencyModule } from '../staff/agency/agency.module.js';
import { BdModule } from '../staff/bd/bd.module.js';
import { CoinAgencyModule } from '../staff/coin-agency/coin-agency.module.js';
import { RechargeModule } from '../coins/sends/recharge.module.js';
import { StaffBulkController } from './bulk/staff-bulk.controller.js';
import { StaffBulkService } from './bulk/staff-bulk.service.js';
import { StaffKindsModule } from '../staff/kinds/staff-kinds.module.js';
import { StaffAccountsController } from './staff-accounts.controller.js';
import { StaffDeletion } from './staff-deletion.js';
import { StaffImports } from './imports/staff-imports.service.js';
import { StaffImportsController } from './imports/staff-imports.controller.js';
import { StaffPasswordsController } from './staff-passwords.controller.js';
import { StaffTrash } from './staff-trash.js';

@Module({
  imports: [StaffKindsModule, BdModule, AgencyAdminModule, AgencyModule, CoinAgencyModule, RechargeModule],
  controllers: [
    StaffAccountsController,
    StaffPasswordsController,
    StaffImportsController,
    StaffBulkController,
  ],
  providers: [StaffDeletion, StaffImports, StaffBulkService, StaffTrash],
  exports: [StaffTrash],
})
export class StaffAccountsModule {}
