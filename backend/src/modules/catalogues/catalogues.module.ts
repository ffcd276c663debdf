import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { LedgerModule } from '../ledger/ledger.module.js';
import { CatalogueBulkController } from './bulk/catalogue-bulk.controller.js';
import { CatalogueBulkService } from './bulk/catalogue-bulk.service.js';
import { CatalogueTrash } from './care/catalogue-trash.js';
import { CatalogueUses } from './care/catalogue-uses.js';
import { CataloguesController } from './care/catalogues.controller.js';
import { TrashSweep } from './care/trash-sweep.js';
import { CATALOGUES } from './registry/catalogue-list.js';
import { CataloguesService } from './registry/catalogues.service.js';
import { CatalogueDependencies } from './shared/catalogue-dependencies.js';
import { ExportService } from './transfer/export.service.js';
import { ImportService } from './transfer/import.service.js';
import { TransferController } from './transfer/transfer.controller.js';

const collections = MongooseModule.forFeature(
  CATALOGUES.map(({ record, schema }) => ({ name: record.name, schema })),
);
const catalogues = CATALOGUES.map(({ provider }) => provider);

/** The catalogues with their staff endpoints. The app module contains their endpoints for the app. */
@Global()
@Module({
  imports: [collections, LedgerModule],
  controllers: [
    CataloguesController,
    CatalogueBulkController,
    TransferController,
    ...CATALOGUES.flatMap(({ controllers }) => controllers),
  ],
  providers: [
    CatalogueDependencies,
    CataloguesService,
    ...catalogues,
    ...CATALOGUES.flatMap(({ providers }) => providers),
    ExportService,
    ImportService,
    CatalogueTrash,
    CatalogueUses,
    TrashSweep,
    CatalogueBulkService,
  ],
  exports: [CataloguesService, CatalogueTrash, collections, ...catalogues],
})
export class CataloguesModule {}
