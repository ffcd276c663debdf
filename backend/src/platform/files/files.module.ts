import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ENV } from '../config/env.module.js';
import { FileRemoval, FileRemovalSchema } from './file-removal.schema.js';
import { FilesService } from './files.service.js';
import { FinishedUpload } from './resumable/finished-upload.js';
import { PartialUpload, PartialUploadSchema } from './resumable/partial-upload.schema.js';
import { PartialUploadsController } from './resumable/partial-uploads.controller.js';
import { PartialUploadsService } from './resumable/partial-uploads.service.js';
import { UploadSweep } from './resumable/upload-sweep.js';
import { UploadLimits } from './upload-limits.js';
import { openStorage } from './storage/open-storage.js';
import { Storage } from './storage/storage.js';
import { UploadInterceptor } from './upload.interceptor.js';
import { UploadsInFlight } from './uploads-in-flight.js';

@Global()
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: FileRemoval.name, schema: FileRemovalSchema },
      { name: PartialUpload.name, schema: PartialUploadSchema },
    ]),
  ],
  controllers: [PartialUploadsController],
  providers: [
    FilesService,
    FinishedUpload,
    PartialUploadsService,
    UploadSweep,
    UploadInterceptor,
    UploadLimits,
    UploadsInFlight,
    { provide: Storage, useFactory: openStorage, inject: [ENV] },
  ],
  exports: [FilesService, FinishedUpload, UploadLimits, UploadsInFlight],
})
export class FilesModule {}
