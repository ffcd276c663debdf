import { ApiSchema, PickType } from '@nestjs/swagger';
import { Flag, Ids, Optional, SomeOf } from '../../../http/fields.js';
import { RefuseUnknown } from '../../../http/refuse-unknown.js';
import { Shows, ShowsInt } from '../../../http/shown-fields.js';
import { ShowsVersion, VersionSeen } from '../../../http/version-fields.js';
import type { CodedRole, SignInRules } from '../../../platform/access/second-factor/sign-in-rules.schema.js';
import { versionOf } from '../../../platform/database/versioned.js';
import { CODED_KINDS } from '../../staff/shared/codes.js';

const FACTOR_ROLES = 'The panels whose staff must have a second factor';
const FACTOR_SETS = '_ids of the sets of rights whose holders must have a second factor';
const PROOF_OF_ALL =
  'true: sensitive calls (`x-step-up`) need a recent proof in all sessions; false: in those of panels only';

@RefuseUnknown()
export class SetSignInRulesDto {
  @SomeOf(CODED_KINDS, 'StaffKind', { description: FACTOR_ROLES }) factorRoles: CodedRole[];
  @Optional() @Ids(30, { description: `${FACTOR_SETS}; omitted: none` }) factorSets?: string[];
  @Flag({ description: PROOF_OF_ALL }) proofOfAll: boolean;
  @VersionSeen() versionSeen?: number;
}

/** The rules that decide whose sessions end. */
@RefuseUnknown()
export class PreviewSignInRulesDto extends PickType(SetSignInRulesDto, ['factorRoles', 'factorSets']) {}

/** Whom a change of the rules signs out. */
export class SignInRulesEffect {
  @ShowsInt('Signed-in accounts that must have a second factor and have none', 3) accounts: number;
  @ShowsInt('Their sessions, which the change ends', 4) sessions: number;
}

/** What the Owners require of sign-ins. */
@ApiSchema({ name: 'SignInRules' })
export class SignInRulesDto {
  @Shows({ enum: [...CODED_KINDS], enumName: 'StaffKind', isArray: true, description: FACTOR_ROLES })
  factorRoles: CodedRole[];
  @Shows({ type: [String], description: FACTOR_SETS }) factorSets: string[];
  @Shows({ type: Boolean, description: PROOF_OF_ALL }) proofOfAll: boolean;
  @ShowsVersion() version: number;
}

export const toSignInRules = (rules: SignInRules): SignInRulesDto => ({
  factorRoles: rules.factorRoles,
  factorSets: rules.factorSets.map(String),
  proofOfAll: rules.proofOfAll,
  version: versionOf(rules),
});
