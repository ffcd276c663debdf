import { Module } from '@nestjs/common';
import { EntryEffectLevelController } from './entry-effect-level.controller.js';
import { ENTRY_EFFECT_LEVELS } from './entry-effect-level.schema.js';

@Module({ ...ENTRY_EFFECT_LEVELS.parts, controllers: [EntryEffectLevelController] })
export class EntryEffectLevelModule {}
