import { Module } from '@nestjs/common';
import { AuditSealsModule } from '../../platform/audit/audit-seals.module.js';
import { StaffKindsModule } from '../staff/kinds/staff-kinds.module.js';
import { AccountSearch } from './account-search.js';
import { AuditController } from './audit.controller.js';
import { AuditLogService } from './audit-log.service.js';
import { RecordHistoryController } from './record-history.controller.js';
import { RecordHistoryService } from './record-history.service.js';
import { TargetPlaces } from './target-places.js';

@Module({
  imports: [AuditSealsModule, StaffKindsModule],
  controllers: [AuditController, RecordHistoryController],
  providers: [AuditLogService, AccountSearch, TargetPlaces, RecordHistoryService],
  exports: [AccountSearch],
})
export class AuditLogModule {}
