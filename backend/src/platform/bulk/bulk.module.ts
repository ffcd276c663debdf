import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { Batch, BatchRow, BatchRowSchema, BatchSchema } from '../batches/batch.schema.js';
import { BulkController } from './bulk.controller.js';
import { BulkService } from './bulk.service.js';

/** Bulk changes: one engine for all domains, which say what becomes of a single record. */
@Global()
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: Batch.name, schema: BatchSchema },
      { name: BatchRow.name, schema: BatchRowSchema },
    ]),
  ],
  controllers: [BulkController],
  providers: [BulkService],
  exports: [BulkService],
})
export class BulkModule {}
