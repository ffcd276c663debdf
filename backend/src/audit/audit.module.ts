import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditRecord, AuditSchema } from './audit.schema.js';
import { AuditService } from './audit.service.js';

@Global()
@Module({
  imports: [MongooseModule.forFeature([{ name: AuditRecord.name, schema: AuditSchema }])],
  providers: [AuditService],
  exports: [AuditService],
})
export class AuditModule {}
