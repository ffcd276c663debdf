import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { Import, ImportRow, ImportRowSchema, ImportSchema } from './import.schema.js';
import { ImportRunner } from './import-runner.js';
import { ImportsController } from './imports.controller.js';
import { ImportsService } from './imports.service.js';

/** Imports of tables: one engine for all domains, which check the rows and carry them out. */
@Global()
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: Import.name, schema: ImportSchema },
      { name: ImportRow.name, schema: ImportRowSchema },
    ]),
  ],
  controllers: [ImportsController],
  providers: [ImportsService, ImportRunner],
  exports: [ImportsService, ImportRunner],
})
export class ImportsModule {}
