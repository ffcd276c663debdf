import { Global, Module } from '@nestjs/common';
import { ExportWatch } from '../../http/exports/export-watch.js';
import { PlacesModule } from '../places/places.module.js';
import { StaffExports } from './staff-exports.js';

/** What the exports of lists need of the platform; http/exports writes the files. */
@Global()
@Module({
  imports: [PlacesModule],
  providers: [{ provide: ExportWatch, useClass: StaffExports }],
  exports: [ExportWatch],
})
export class ExportsModule {}
