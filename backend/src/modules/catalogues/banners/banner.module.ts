import { Module } from '@nestjs/common';
import { BannerController } from './banner.controller.js';
import { BANNERS } from './banner.schema.js';

@Module({ ...BANNERS.parts, controllers: [BannerController] })
export class BannerModule {}
