import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { HydratedDocument, Types } from 'mongoose';
import { phoneIn } from '../../core/typed-number.js';
import { searchable } from '../../platform/database/search.js';
import { versioned } from '../../platform/database/versioned.js';
import { foreignKey } from '../catalogues/shared/foreign-key.js';
import { Tag } from '../catalogues/tags/tag.schema.js';
import { WalletFreeze } from '../ledger/wallet-freeze.js';

/** The fields that the user search of staff covers. */
export const USER_SEARCH_FIELDS = ['username', 'name', 'number'] as const;

/** A thing that a user wears. */
export interface Worn {
  kind: string;
  item: Types.ObjectId;
}

/** A level that staff set and that the experience did not give. */
@Schema({ _id: false })
export class LevelHold {
  @Prop({ type: Number, required: true }) level: number;
  /** The experience at that time. */
  @Prop({ type: Number, required: true }) at: number;
}

/** An end user of the app. */
@Schema({ collection: 'users' })
export class User {
  _id: Types.ObjectId;
  @Prop({ type: String, required: true }) username: string;
  /** The username in lower case, for case-insensitive uniqueness and lookup. */
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
  /** Coins earned from gifts. Withdrawals are paid from them. */
  @Prop({ type: Number, default: 0, min: 0 }) receivingCoins: number;
  /** Earned coins held for pending withdrawals. */
  @Prop({ type: Number, default: 0, min: 0 }) heldCoins: number;
  /** The coins that the user owes for refunded purchases (modules/orders/debts.ts). Later coins pay them first. */
  @Prop({ type: Number, default: 0, min: 0 }) owedCoins: number;
  @Prop({ type: WalletFreeze }) walletFreeze?: WalletFreeze;
  @Prop({ type: Number, default: 0 }) level: number;
  @Prop({ type: Number, default: 0 }) experience: number;
  /** What the user wears, by place: the kind and the id of a record of a catalogue (modules/items). */
  @Prop({ type: Object }) worn?: Partial<Record<string, Worn>>;
  /** Unset: the level follows from the experience (modules/experience/). */
  @Prop({ type: LevelHold }) levelHold?: LevelHold;
  /** The experience before the first record of it. Unset until the product first changes experience or level. */
  @Prop({ type: Number }) experienceOpening?: number;

  /** false: the user cannot sign in. Sign-in does not give the reason. */
  @Prop({ type: Boolean, default: true }) active: boolean;
  @Prop({ type: Boolean, default: false }) banned: boolean;
  @Prop({ type: String, default: '' }) banReason: string;
  /** When the user was banned. null without a ban. */
  @Prop({ type: Date, default: null }) bannedAt: Date | null;
  /** Name of the admin who banned the user. '' without a ban. */
  @Prop({ type: String, default: '' }) bannedBy: string;
  @Prop({ ...foreignKey(Tag, { what: 'users', onDelete: 'setNull' }), default: null })
  tag: Types.ObjectId | null;
  /** Devices that the app reported. A device ban applies to all of them. */
  @Prop({ type: [String], default: [] }) deviceIds: string[];
  @Prop({ type: Boolean, default: false }) deviceBanned: boolean;
  /** Whether an application of the user is approved. Changed with the application (`hosts/host-decisions.ts`). */
  @Prop({ type: Boolean, default: false }) host: boolean;
  /** Id in the legacy system. Absent for users who joined later. */
  @Prop({ type: String }) sqlId?: string;
  @Prop({ type: Date, default: () => new Date() }) createdAt: Date;
  /** Added by the plugin `versioned`. */
  version?: number;
}

/**
 * Returns the stored form of a phone number: digits only, so that every spelling gives the same number. Returns '' for
 * other texts.
 */
export const digitsOf = (number: string) => (phoneIn(number) ?? '').replace('+', '');

/** What others know of a user, for the check of a new password. */
export const knownOfUser = ({ number, name, username }: User) => ({ number, name, code: username });

/** The profile fields that staff may change. */
export type EditableUser = Partial<Pick<User, 'username' | 'name' | 'bio' | 'gender' | 'number' | 'email'>>;

export type UserDocument = HydratedDocument<User>;
export const UserSchema = SchemaFactory.createForClass(User);
UserSchema.pre('validate', function () {
  if (this.isModified('number')) this.number = digitsOf(this.number);
  if (this.isModified('username')) this.usernameKey = this.username.toLowerCase();
});
UserSchema.plugin(searchable, { fields: USER_SEARCH_FIELDS });
UserSchema.plugin(versioned, {
  fields: [
    ...['username', 'name', 'bio', 'gender', 'number', 'email', 'password'],
    ...['level', 'experience', 'active', 'tag'],
  ],
});
UserSchema.index({ usernameKey: 1 }, { unique: true });
UserSchema.index({ number: 1 }, { unique: true });
// One index for each sort order of the list.
for (const field of ['createdAt', 'username', 'coin', 'receivingCoins']) {
  UserSchema.index({ [field]: 1, _id: 1 });
}
// The lists of some states, newest first, and the order by `active`.
UserSchema.index({ active: 1, banned: 1, deviceBanned: 1, host: 1, createdAt: 1, _id: 1 });
UserSchema.index({ tag: 1, createdAt: 1, _id: 1 });
UserSchema.index({ level: 1, createdAt: 1, _id: 1 });
UserSchema.index({ sqlId: 1 }, { sparse: true });
UserSchema.index({ deviceIds: 1, deviceBanned: 1 });
