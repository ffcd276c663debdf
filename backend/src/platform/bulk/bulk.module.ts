import { Global, Module } from '@nestjs/common';
import { BulkController } from './bulk.controller.js';
import { BulkService } from './bulk.service.js';

/** Bulk changes: one engine for all domains, which say what becomes of a single record. A batch carries out the rows. */
@Global()
@Module({ controllers: [BulkController], providers: [BulkService], exports: [BulkService] })
export class BulkModule {}
