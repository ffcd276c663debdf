import { Prop, Schema } from '@nestjs/mongoose';
import type { Types } from 'mongoose';

/** What every record of a catalogue has beside its own fields. */
@Schema()
export class CatalogueRecord {
  _id: Types.ObjectId;
  /** Place among the others, where the app shows an order; new records come last. */
  @Prop({ type: Number, default: 0 }) order: number;
  /** In the trash since then; null: it is shown. */
  @Prop({ type: Date, default: null }) deletedAt: Date | null;
  @Prop({ type: Date, default: () => new Date() }) createdAt: Date;
}
