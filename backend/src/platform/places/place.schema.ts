import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** One of the limited places of an account. */
export interface Place {
  id: string;
  session: string;
  /** The process that holds the place: PlaceHolder. */
  by: string;
}

/** The places of one kind that an account holds in all processes. */
@Schema({ collection: 'places', versionKey: false })
export class HeldPlaces {
  /** The kind and the _id of the account: `stream 66f0…`. */
  @Prop({ type: String }) _id: string;
  /** Places of a process whose lease is over count no more; the next place removes them. */
  @Prop({ type: [{ _id: false, id: String, session: String, by: String }], default: [] }) held: Place[];
}
export const HeldPlacesSchema = SchemaFactory.createForClass(HeldPlaces);

/** A process that holds places. */
@Schema({ collection: 'placeholders', versionKey: false })
export class PlaceHolder {
  @Prop({ type: String }) _id: string;
  /** The end of its lease. When the process dies, all of its places are free from then on. */
  @Prop({ type: Date, required: true }) until: Date;
}
export const PlaceHolderSchema = SchemaFactory.createForClass(PlaceHolder);
PlaceHolderSchema.index({ until: 1 }, { expireAfterSeconds: 0 });
