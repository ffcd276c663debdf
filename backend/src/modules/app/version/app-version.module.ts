import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AppVersionController, AppVersionSettingController } from './app-version.controllers.js';
import { AppVersion, AppVersionSchema } from './app-version.schema.js';
import { AppVersionService } from './app-version.service.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: AppVersion.name, schema: AppVersionSchema }])],
  controllers: [AppVersionSettingController, AppVersionController],
  providers: [AppVersionService],
})
export class AppVersionModule {}
