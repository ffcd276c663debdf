import { Module } from '@nestjs/common';
import { LevelController } from './level.controller.js';
import { LEVELS } from './level.schema.js';

@Module({ ...LEVELS.parts, controllers: [LevelController] })
export class LevelModule {}
