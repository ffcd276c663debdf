import { Module } from '@nestjs/common';
import { AccountSearch } from './account-search.js';
import { AuditController } from './audit.controller.js';
import { AuditLogService } from './audit-log.service.js';
import { TargetPlaces } from './target-places.js';

@Module({
  controllers: [AuditController],
  providers: [AuditLogService, AccountSearch, TargetPlaces],
})
export class AuditLogModule {}
