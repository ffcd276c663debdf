import { Global, Module } from '@nestjs/common';
import { ImportsService } from './imports.service.js';

/** Imports of tables: reading and checking for all domains. A batch carries out the rows. */
@Global()
@Module({ providers: [ImportsService], exports: [ImportsService] })
export class ImportsModule {}
