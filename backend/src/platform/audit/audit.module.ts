import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountSearch } from '../../modules/audit-log/account-search.service.js';
import { AuditController } from '../../modules/audit-log/audit.controller.js';
import { AuditLogService } from '../../modules/audit-log/audit-log.service.js';
import { AuditRecord, AuditSchema } from './audit.schema.js';
import { AuditService } from './audit.service.js';
import { TargetPlaces } from '../../modules/audit-log/target-places.service.js';

@Global()
@Module({
  imports: [MongooseModule.forFeature([{ name: AuditRecord.name, schema: AuditSchema }])],
  controllers: [AuditController],
  providers: [AuditService, AuditLogService, AccountSearch, TargetPlaces],
  exports: [AuditService],
})
export class AuditModule {}
