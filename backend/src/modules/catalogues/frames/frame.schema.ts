import { Schema } from '@nestjs/mongoose';
import { defineCatalogue } from '../shared/define-catalogue.js';
import { EffectRecord } from '../shared/effect.schema.js';

/** An animated frame around the picture of its owner. */
@Schema({ collection: 'frames' })
export class Frame extends EffectRecord {}

export const FRAMES = defineCatalogue(Frame, {
  kind: 'frames',
  label: ({ title }) => title,
  search: ['title'],
  files: ['svga', 'thumbnail'],
  sort: '-createdAt',
});
