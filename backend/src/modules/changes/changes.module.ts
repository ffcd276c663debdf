import { Module } from '@nestjs/common';
import { HostsModule } from '../hosts/hosts.module.js';
import { AgencyAdminModule } from '../staff/agency-admin/agency-admin.module.js';
import { AgencyModule } from '../staff/agency/agency.module.js';
import { CoinPanelModule } from '../staff/coin-panel/coin-panel.module.js';
import { ChangeFingerprints } from './change-fingerprints.js';
import { ChangesController } from './changes.controller.js';
import { ExistingRecords } from './existing-records.js';
import { ChangesService } from './changes.service.js';

@Module({
  imports: [AgencyAdminModule, AgencyModule, CoinPanelModule, HostsModule],
  controllers: [ChangesController],
  providers: [ExistingRecords, ChangesService, ChangeFingerprints],
  exports: [ChangesService],
})
export class ChangesModule {}
