import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { STAFF_ROLES, type Role } from '../../core/roles.js';

/** Seconds after which the database removes a presence that was not renewed. */
const KEPT_SECONDS = 300;

/** A member of staff has a record open in a place of a panel: a form, a page, or an open row of a queue. */
@Schema({ collection: 'presences', versionKey: false })
export class Presence {
  /** `<account>:<place>`: a new record in a place replaces the one before. */
  @Prop({ type: String, required: true }) _id: string;
  @Prop({ type: String, required: true }) account: string;
  @Prop({ type: String, enum: STAFF_ROLES, required: true }) role: Role;
  @Prop({ type: String, required: true }) name: string;
  /** What the audit log calls the record. */
  @Prop({ type: String, required: true }) kind: string;
  @Prop({ type: String, required: true }) record: string;
  @Prop({ type: Date, required: true }) since: Date;
  /** The last time that the panel said that the record is still open. */
  @Prop({ type: Date, required: true }) seenAt: Date;
}

export const PresenceSchema = SchemaFactory.createForClass(Presence);
PresenceSchema.index({ kind: 1, record: 1, seenAt: -1 });
PresenceSchema.index({ account: 1, seenAt: -1 });
PresenceSchema.index({ seenAt: -1 }, { expireAfterSeconds: KEPT_SECONDS });
