import { Global, Module } from '@nestjs/common';
import { CatalogueTools } from './shared/catalogue-tools.js';
import { CataloguesController } from './care/catalogues.controller.js';
import { ExportService } from './transfer/export.service.js';
import { ImportService } from './transfer/import.service.js';
import { TransferController } from './transfer/transfer.controller.js';
import { TrashSweep } from './care/trash-sweep.service.js';

@Global()
@Module({
  controllers: [CataloguesController, TransferController],
  providers: [CatalogueTools, ExportService, ImportService, TrashSweep],
  exports: [CatalogueTools],
})
export class CataloguesModule {}
