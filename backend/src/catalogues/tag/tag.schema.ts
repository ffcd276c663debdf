import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import { searchable } from '../../database/search.js';

/** An official tag that staff give to users. */
@Schema({ collection: 'tags' })
export class Tag {
  _id: Types.ObjectId;
  @Prop({ type: String, required: true }) title: string;
  @Prop({ type: String, default: '' }) image: string;
  @Prop({ type: Date, default: () => new Date() }) createdAt: Date;
}

export const TAG_SEARCH_FIELDS = ['title'] as const;
export const TagSchema = SchemaFactory.createForClass(Tag);
TagSchema.plugin(searchable, { fields: TAG_SEARCH_FIELDS });
TagSchema.index({ title: 1, _id: 1 });
