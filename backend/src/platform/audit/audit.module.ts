import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditRecord, AuditSchema } from './audit.schema.js';
import { AuditService } from './audit.service.js';

/** Writes changes down; staff read them by modules/audit-log. */
@Global()
@Module({
  imports: [MongooseModule.forFeature([{ name: AuditRecord.name, schema: AuditSchema }])],
  providers: [AuditService],
  exports: [AuditService, MongooseModule],
})
export class AuditModule {}
