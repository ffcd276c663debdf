import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { UsersModule } from '../users/users.module.js';
import { AppVideosController } from './app-videos.controller.js';
import { VideoBulkController } from './bulk/video-bulk.controller.js';
import { VideoBulkService } from './bulk/video-bulk.service.js';
import { VideoFilesController } from './video-files.controller.js';
import { VideoQuotaGuard } from './video-quota.guard.js';
import { VideoStates } from './video-states.js';
import { Video, VideoSchema } from './video.schema.js';
import { VideosController } from './videos.controller.js';
import { VideosService } from './videos.service.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: Video.name, schema: VideoSchema }]), UsersModule],
  controllers: [VideosController, AppVideosController, VideoFilesController, VideoBulkController],
  providers: [VideosService, VideoStates, VideoQuotaGuard, VideoBulkService],
  exports: [VideosService, VideoStates, MongooseModule],
})
export class VideosModule {}
