import { Module } from '@nestjs/common';
import { AgencyAdminModule } from '../agency-admin/agency-admin.module.js';
import { AgencyModule } from '../agency/agency.module.js';
import { BdModule } from '../bd/bd.module.js';
import { CoinPanelModule } from '../coin-panel/coin-panel.module.js';
import { StaffPasswordsController } from './staff-passwords.controller.js';

@Module({
  imports: [BdModule, AgencyAdminModule, AgencyModule, CoinPanelModule],
  controllers: [StaffPasswordsController],
})
export class StaffPasswordsModule {}
