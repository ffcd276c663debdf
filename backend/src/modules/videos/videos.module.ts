import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountDeletion } from '../users/account-deletion.service.js';
import { UsersModule } from '../users/users.module.js';
import { UsersService } from '../users/users.service.js';
import { AppVideosController } from './app-videos.controller.js';
import { VideoFilesController } from './video-files.controller.js';
import { VideoQuotaGuard } from './video-quota.guard.js';
import { VideoStates } from './video-states.service.js';
import { Video, VideoSchema } from './video.schema.js';
import { VideosController } from './videos.controller.js';
import { VideosService } from './videos.service.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: Video.name, schema: VideoSchema }]), UsersModule],
  controllers: [VideosController, AppVideosController, VideoFilesController],
  providers: [VideosService, VideoStates, VideoQuotaGuard],
  exports: [VideosService, VideoStates, MongooseModule],
})
export class VideosModule {
  constructor(videos: VideosService, accounts: AccountDeletion, users: UsersService) {
    accounts.alsoForget({ forget: ({ _id }) => videos.forget(_id) });
    users.alsoRename((user, username) => videos.rename(user, username));
  }
}
