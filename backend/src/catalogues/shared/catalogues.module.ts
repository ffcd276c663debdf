import { Global, Module } from '@nestjs/common';
import { CatalogueTools } from './catalogue-tools.js';
import { CataloguesController } from './catalogues.controller.js';
import { TrashSweep } from './trash-sweep.service.js';

@Global()
@Module({
  controllers: [CataloguesController],
  providers: [CatalogueTools, TrashSweep],
  exports: [CatalogueTools],
})
export class CataloguesModule {}
