// Product-wide settings. Each collection has a single record, created at startup.
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Types } from 'mongoose';
import { versioned } from '../../platform/database/versioned.js';

/** The `key` of every settings record. With a unique index on `key`, concurrent processes create only one record. */
const ONLY = 'only';

@Schema({ collection: 'family-image' })
export class FamilyImage {
  _id: Types.ObjectId;
  @Prop({ type: String, default: ONLY }) key: string;
  @Prop({ type: Number, default: 0 }) count: number;
  @Prop({ type: String, default: '' }) image: string;
  /** Added by the plugin `versioned`, here and in the other settings. */
  version?: number;
}
export const FamilyImageSchema = SchemaFactory.createForClass(FamilyImage);
FamilyImageSchema.plugin(versioned, { fields: ['count', 'image'] });

/** The live time from a day of the installation on. */
@Schema({ _id: false })
export class LiveTimeRule {
  /** '' for the first rule. */
  @Prop({ type: String }) from: string;
  @Prop({ type: Number, required: true }) days: number;
  /** Minutes. */
  @Prop({ type: Number, required: true }) time: number;
}
const LiveTimeRuleSchema = SchemaFactory.createForClass(LiveTimeRule);

@Schema({ collection: 'live-time' })
export class LiveTime {
  _id: Types.ObjectId;
  @Prop({ type: String, default: ONLY }) key: string;
  @Prop({ type: Number, default: 0 }) days: number;
  /** Minutes. */
  @Prop({ type: Number, default: 0 }) time: number;
  /** The rules in order, the present one last; empty until the first change. Read through `rulesOf`. */
  @Prop({ type: [LiveTimeRuleSchema], default: [] }) ruleHistory: LiveTimeRule[];
  version?: number;
}
export const LiveTimeSchema = SchemaFactory.createForClass(LiveTime);
LiveTimeSchema.plugin(versioned, { fields: ['days', 'time'] });

export const SECRET_NAMES = [
  'googleClientId',
  'agoraId',
  'agoraCertificate',
  'sightEngineApiUser',
  'sightEngineApiSecret',
  'stripeKey',
  'stripePublishableKey',
  'stripeWebhookSecret',
  'apiKeyForFastSMS',
] as const;
export type SecretName = (typeof SECRET_NAMES)[number];

/** The ids among them: an app contains such an id anyway, so the app's settings show it. */
export const PUBLISHABLE_NAMES = [
  'agoraId',
  'googleClientId',
  'stripePublishableKey',
] as const satisfies readonly SecretName[];
export type PublishableName = (typeof PUBLISHABLE_NAMES)[number];

/** Sealed API keys of external services. A name that is missing or '' is not set. */
@Schema({ collection: 'secret-settings' })
export class SecretSettings {
  _id: Types.ObjectId;
  @Prop({ type: String, default: ONLY }) key: string;
  @Prop({ type: Object, default: {} }) sealed: Partial<Record<SecretName, string>>;
  version?: number;
}
export const SecretSettingsSchema = SchemaFactory.createForClass(SecretSettings);
SecretSettingsSchema.plugin(versioned, { fields: ['sealed'] });
SecretSettingsSchema.set('minimize', false);

for (const schema of [FamilyImageSchema, LiveTimeSchema, SecretSettingsSchema])
  schema.index({ key: 1 }, { unique: true });
