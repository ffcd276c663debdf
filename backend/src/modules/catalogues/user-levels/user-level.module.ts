import { Module } from '@nestjs/common';
import { UserLevelController } from './user-level.controller.js';
import { USER_LEVELS } from './user-level.schema.js';

@Module({ ...USER_LEVELS.parts, controllers: [UserLevelController] })
export class UserLevelModule {}
