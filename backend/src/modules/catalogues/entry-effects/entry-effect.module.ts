import { Module } from '@nestjs/common';
import { EntryEffectController } from './entry-effect.controller.js';
import { ENTRY_EFFECTS } from './entry-effect.schema.js';

@Module({ ...ENTRY_EFFECTS.parts, controllers: [EntryEffectController] })
export class EntryEffectModule {}
