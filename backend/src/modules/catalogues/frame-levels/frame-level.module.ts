import { Module } from '@nestjs/common';
import { FrameLevelController } from './frame-level.controller.js';
import { FRAME_LEVELS } from './frame-level.schema.js';

@Module({ ...FRAME_LEVELS.parts, controllers: [FrameLevelController] })
export class FrameLevelModule {}
