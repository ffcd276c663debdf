import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { Batch, BatchRow, BatchRowSchema, BatchSchema } from './batch.schema.js';
import { BatchRunner } from './batch-runner.js';
import { BatchesController } from './batches.controller.js';
import { BatchesService } from './batches.service.js';

/** Batches: one engine for imports and bulk changes. The domains carry out the rows. */
@Global()
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: Batch.name, schema: BatchSchema },
      { name: BatchRow.name, schema: BatchRowSchema },
    ]),
  ],
  controllers: [BatchesController],
  providers: [BatchesService, BatchRunner],
  exports: [BatchesService, BatchRunner],
})
export class BatchesModule {}
