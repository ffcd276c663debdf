import { Schema } from '@nestjs/mongoose';
import { EffectRecord } from '../shared/effect.schema.js';

/** An animation that plays when its owner enters a room. */
@Schema({ collection: 'entryEffects' })
export class EntryEffect extends EffectRecord {}
