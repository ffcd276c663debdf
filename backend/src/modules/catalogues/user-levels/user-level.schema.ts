import { Prop, Schema } from '@nestjs/mongoose';
import { CatalogueRecord } from '../shared/catalogue-record.js';
import { defineCatalogue } from '../shared/define-catalogue.js';

/** A level of users with the picture that they wear. */
@Schema({ collection: 'userLevels' })
export class UserLevel extends CatalogueRecord {
  @Prop({ type: Number, required: true }) level: number;
  @Prop({ type: Number, required: true }) expFrom: number;
  @Prop({ type: Number, required: true }) expTo: number;
  @Prop({ type: String, required: true }) image: string;
}

export const USER_LEVELS = defineCatalogue(UserLevel, {
  kind: 'user-levels',
  label: ({ level }) => `Level ${level}`,
  levels: true,
  files: ['image'],
  sort: 'level',
});
