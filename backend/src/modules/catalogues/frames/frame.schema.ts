import { Schema } from '@nestjs/mongoose';
import { EffectRecord } from '../shared/effect.schema.js';

/** An animated frame around the picture of its owner. */
@Schema({ collection: 'frames' })
export class Frame extends EffectRecord {}
