import { Module } from '@nestjs/common';
import { VipController } from './vip.controller.js';
import { VIPS } from './vip.schema.js';

@Module({ ...VIPS.parts, controllers: [VipController] })
export class VipModule {}
