import { Module } from '@nestjs/common';
import { HostsModule } from '../hosts/hosts.module.js';
import { CoinAgencyModule } from '../staff/coin-agency/coin-agency.module.js';
import { StaffKindsModule } from '../staff/kinds/staff-kinds.module.js';
import { ChangeFingerprints } from './change-fingerprints.js';
import { ChangesController } from './changes.controller.js';
import { ExistingRecords } from './existing-records.js';
import { ChangesService } from './changes.service.js';

@Module({
  imports: [StaffKindsModule, CoinAgencyModule, HostsModule],
  controllers: [ChangesController],
  providers: [ExistingRecords, ChangesService, ChangeFingerprints],
  exports: [ChangesService],
})
export class ChangesModule {}
