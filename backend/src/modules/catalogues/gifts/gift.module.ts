import { Module } from '@nestjs/common';
import { GiftController } from './gift.controller.js';
import { GIFTS } from './gift.schema.js';

@Module({ ...GIFTS.parts, controllers: [GiftController] })
export class GiftModule {}
