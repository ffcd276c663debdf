import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditRecord, AuditSchema } from './audit.schema.js';
import { AuditService } from './audit.service.js';

/** Records changes by staff; modules/audit-log shows them. */
@Global()
@Module({
  imports: [MongooseModule.forFeature([{ name: AuditRecord.name, schema: AuditSchema }])],
  providers: [AuditService],
  exports: [AuditService, MongooseModule],
})
export class AuditModule {}
