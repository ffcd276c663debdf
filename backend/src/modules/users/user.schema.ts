import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { HydratedDocument, Types } from 'mongoose';
import { searchable } from '../../platform/database/search.js';
import { foreignKey } from '../catalogues/shared/foreign-key.js';
import { Tag } from '../catalogues/tags/tag.schema.js';
import { WalletFreeze } from '../ledger/wallet-freeze.js';

/** Searched by staff: username, name and phone. */
export const USER_SEARCH_FIELDS = ['username', 'name', 'number'] as const;

/** An end user of the app. */
@Schema({ collection: 'users' })
export class User {
  _id: Types.ObjectId;
  @Prop({ type: String, required: true }) username: string;
  /** The username in lower case: unique and matched in any case. */
  @Prop({ type: String, required: true }) usernameKey: string;
  @Prop({ type: String, default: '' }) name: string;
  @Prop({ type: String, default: '' }) bio: string;
  @Prop({ type: String, default: '' }) gender: string;
  @Prop({ type: String, required: true }) number: string;
  @Prop({ type: String, default: '' }) email: string;
  @Prop({ type: String, default: '' }) picture: string;
  /** argon2id hash. */
  @Prop({ type: String, required: true, select: false }) password: string;

  @Prop({ type: Number, default: 0 }) videos: number;
  @Prop({ type: Number, default: 0 }) followers: number;
  @Prop({ type: Number, default: 0 }) following: number;

  /** Spendable coins. */
  @Prop({ type: Number, default: 0, min: 0 }) coin: number;
  /** Coins earned from gifts; a withdrawal takes from these. */
  @Prop({ type: Number, default: 0, min: 0 }) receivingCoins: number;
  /** Earned coins that wait for the decision of a withdrawal. */
  @Prop({ type: Number, default: 0, min: 0 }) heldCoins: number;
  @Prop({ type: WalletFreeze }) walletFreeze?: WalletFreeze;
  @Prop({ type: Number, default: 0 }) level: number;
  @Prop({ type: Number, default: 0 }) experience: number;

  /** false: cannot sign in, without being told why. */
  @Prop({ type: Boolean, default: true }) active: boolean;
  @Prop({ type: Boolean, default: false }) banned: boolean;
  @Prop({ type: String, default: '' }) banReason: string;
  /** When the present ban was given; null without one. */
  @Prop({ type: Date, default: null }) bannedAt: Date | null;
  /** Name of the admin who gave it; '' without a ban. */
  @Prop({ type: String, default: '' }) bannedBy: string;
  @Prop({ ...foreignKey(Tag, { what: 'users', onDelete: 'setNull' }), default: null })
  tag: Types.ObjectId | null;
  /** Devices that the app reported; a device ban holds for all of them. */
  @Prop({ type: [String], default: [] }) deviceIds: string[];
  @Prop({ type: Boolean, default: false }) deviceBanned: boolean;
  /** Id in the legacy system; absent for users who came later. */
  @Prop({ type: String }) sqlId?: string;
  @Prop({ type: Date, default: () => new Date() }) createdAt: Date;
}

/** A phone number as it is kept: plus and spaces gone, so that each is one number however it is typed. */
export const digitsOf = (number: string) => number.replace(/\D/g, '');

/** What staff may change of a user's own data. */
export type EditableUser = Partial<Pick<User, 'username' | 'name' | 'bio' | 'gender' | 'number' | 'email'>>;

export type UserDocument = HydratedDocument<User>;
export const UserSchema = SchemaFactory.createForClass(User);
UserSchema.pre('validate', function () {
  if (this.isModified('number')) this.number = digitsOf(this.number);
  if (this.isModified('username')) this.usernameKey = this.username.toLowerCase();
});
UserSchema.plugin(searchable, { fields: USER_SEARCH_FIELDS });
UserSchema.index({ usernameKey: 1 }, { unique: true });
UserSchema.index({ number: 1 }, { unique: true });
// One index for each order that the list offers.
for (const field of ['createdAt', 'username', 'name', 'coin', 'receivingCoins', 'active']) {
  UserSchema.index({ [field]: 1, _id: 1 });
}
UserSchema.index({ tag: 1 }, { sparse: true });
UserSchema.index({ sqlId: 1 }, { sparse: true });
UserSchema.index({ deviceIds: 1, deviceBanned: 1 });
