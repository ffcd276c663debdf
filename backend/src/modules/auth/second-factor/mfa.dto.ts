import { IntersectionType, PartialType, PickType } from '@nestjs/swagger';
import { GivenPassword } from '../../../http/account-fields.js';
import { Id, Identifier, OneOf, Optional } from '../../../http/fields.js';
import { Nested } from '../../../http/nested-field.js';
import { RefuseUnknown } from '../../../http/refuse-unknown.js';
import { Envelope } from '../../../http/response.js';
import { Shows, ShowsInt, ShowsText } from '../../../http/shown-fields.js';
import { CODED_KINDS, type CodedKind } from '../../staff/shared/codes.js';
import { RefreshResponse } from '../auth.dto.js';
import type { OwnFactor } from './own-factor.js';
import { AssertionDto, PasskeyInfo, toPasskeyInfo } from './passkeys.dto.js';

const CODE = { description: 'Six digits of the authenticator app', example: '123456' };

/** What proves that the owner of the session sends the call: one of the three. */
@RefuseUnknown()
export class ProofDto {
  @Optional()
  @GivenPassword({ description: 'The own password', example: 'a good password' })
  password?: string;
  @Optional() @Identifier(40, CODE) code?: string;
  @Optional()
  @Nested(AssertionDto, { description: 'What the browser answered to auth/mfa/passkeys/challenge' })
  passkey?: AssertionDto;
}

@RefuseUnknown()
export class BeginMfaDto {
  @GivenPassword({ description: 'The own password', example: 'a good password' }) password: string;
}

@RefuseUnknown()
export class ConfirmMfaDto {
  @Identifier(40, CODE) code: string;
}

@RefuseUnknown()
export class VerifyMfaDto {
  @Identifier(40, { ...CODE, description: 'Six digits of the authenticator app, or a recovery code' })
  code: string;
}

@RefuseUnknown()
export class ResetStaffMfaDto {
  @OneOf(CODED_KINDS, 'StaffKind', { description: 'Kind of account' }) kind: CodedKind;
  @Id() id: string;
}

export class MfaState {
  @Shows({ type: Boolean, description: 'Whether the sign-in asks for a second factor' }) on: boolean;
  @Shows({
    type: String,
    format: 'date-time',
    required: false,
    description: 'Since when; absent while it is off',
  })
  since?: string;
  @Shows({ type: Boolean, description: 'Whether the account must have a second factor' }) required: boolean;
  @ShowsInt('Recovery codes that are left', 10) recoveryCodesLeft: number;
  @Shows({ type: Boolean, description: 'Whether the account has an authenticator app' }) app: boolean;
  @Shows({
    type: Boolean,
    description: 'Whether passkeys can be added and used: PUBLIC_URL has a domain name',
  })
  passkeysOffered: boolean;
  @Shows({ type: () => [PasskeyInfo], description: 'At most ten' }) passkeys: PasskeyInfo[];
}

export class MfaSetUp {
  @ShowsText('Secret for the authenticator app, in base32', 'JBSWY3DPEHPK3PXP') secret: string;
  @ShowsText(
    'The same as an address, for a QR code',
    'otpauth://totp/Callboard:BD100001?secret=JBSWY3DPEHPK3PXP',
  )
  uri: string;
}

export class RecoveryCodes {
  @Shows({
    type: [String],
    description:
      'Each replaces the app or the passkey once. They are never shown again. Empty when the factor was on before',
    example: ['k3vd-9xwq-t2ha-m7fz-c5rn-8jyb'],
  })
  recoveryCodes: string[];
}

/** The recovery codes, and the tokens of a session that was half open. */
export class ConfirmedResponse extends IntersectionType(
  Envelope,
  PartialType(PickType(RefreshResponse, ['accessToken', 'refreshToken', 'expiresIn'] as const)),
) {
  @Shows({ type: () => RecoveryCodes }) details: RecoveryCodes;
}

/** The tokens of the session, which is fully open now. */
export class VerifiedResponse extends RefreshResponse {}

export const toMfaState = (factor: OwnFactor): MfaState => ({
  on: factor.since !== undefined,
  required: factor.required,
  ...(factor.since && { since: factor.since.toISOString() }),
  recoveryCodesLeft: factor.recoveryCodesLeft,
  app: factor.hasApp,
  passkeysOffered: factor.passkeysOffered,
  passkeys: factor.passkeys.map(toPasskeyInfo),
});
