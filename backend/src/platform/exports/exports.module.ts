import { Global, Module } from '@nestjs/common';
import { ExportWatch } from '../../http/exports/export-watch.js';
import { StaffExports } from './staff-exports.js';

/** What the exports of lists need of the platform; http/exports writes the files. */
@Global()
@Module({ providers: [{ provide: ExportWatch, useClass: StaffExports }], exports: [ExportWatch] })
export class ExportsModule {}
