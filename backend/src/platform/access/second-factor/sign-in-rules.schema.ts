import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { StaffRole } from '../../../core/roles.js';
import { versioned } from '../../database/versioned.js';

export type CodedRole = Exclude<StaffRole, 'admin'>;

/** What the Owners require of sign-ins. A single record. */
@Schema({ collection: 'signinrules' })
export class SignInRules {
  _id: Types.ObjectId;
  /** The panels whose staff must have a second factor. */
  @Prop({ type: [String], default: [] }) factorRoles: CodedRole[];
  /** The sets of rights whose holders must have a second factor. */
  @Prop({ type: [Types.ObjectId], default: [] }) factorSets: Types.ObjectId[];
  /** Sensitive calls need a recent proof in all sessions, not only in those of panels. */
  @Prop({ type: Boolean, default: false }) proofOfAll: boolean;
  /** Added by the plugin `versioned`. */
  version?: number;
}

export const SignInRulesSchema = SchemaFactory.createForClass(SignInRules);
SignInRulesSchema.plugin(versioned, { fields: ['factorRoles', 'factorSets', 'proofOfAll'] });
