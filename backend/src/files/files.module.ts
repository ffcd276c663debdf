import { Global, Module } from '@nestjs/common';
import { ENV } from '../config/env.module.js';
import { FilesService } from './files.service.js';
import { openStorage, Storage } from './storage/storage.js';

@Global()
@Module({
  providers: [FilesService, { provide: Storage, useFactory: openStorage, inject: [ENV] }],
  exports: [FilesService],
})
export class FilesModule {}
