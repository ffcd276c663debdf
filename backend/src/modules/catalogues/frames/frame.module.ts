import { Module } from '@nestjs/common';
import { FrameController } from './frame.controller.js';
import { FRAMES } from './frame.schema.js';

@Module({ ...FRAMES.parts, controllers: [FrameController] })
export class FrameModule {}
