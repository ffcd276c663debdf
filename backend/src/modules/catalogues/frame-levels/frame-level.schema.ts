import { Prop, Schema } from '@nestjs/mongoose';
import { CatalogueRecord } from '../shared/catalogue-record.js';
import { defineCatalogue } from '../shared/define-catalogue.js';

/** The frame that comes with a level. */
@Schema({ collection: 'frameLevels' })
export class FrameLevel extends CatalogueRecord {
  @Prop({ type: Number, required: true }) level: number;
  @Prop({ type: String, required: true }) image: string;
  @Prop({ type: String, required: true }) svga: string;
}

export const FRAME_LEVELS = defineCatalogue(FrameLevel, {
  kind: 'frame-levels',
  label: ({ level }) => `Level ${level}`,
  levels: true,
  files: ['image', 'svga'],
  sort: 'level',
});
