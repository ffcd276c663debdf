import type { Type } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { responseOf } from '../../http/response.js';
import { MFA_ACCEPTS, MFA_OFFERS } from './half-open.js';

/**
 * Creates the schema of a sign-in response: the profile under its documented key and, unless a panel calls, the tokens.
 */
export function loginResponseOf(name: string, keys: Record<string, Type>): Type {
  const Schema = responseOf(name, keys);
  const token = (description: string) => ApiProperty({ type: String, required: false, description });
  token('For `Authorization: Bearer`. Absent for panels, which get a cookie')(
    Schema.prototype,
    'accessToken',
  );
  token('For auth/refresh, once. Absent for panels')(Schema.prototype, 'refreshToken');
  ApiProperty({
    type: 'integer',
    required: false,
    description: 'Seconds until the access token expires',
    example: 600,
  })(Schema.prototype, 'expiresIn');
  return Schema;
}

/**
 * The same for staff. The session of an account with a second factor is half open: `mfaRequired` then replaces
 * the profile.
 */
export function staffLoginResponseOf(name: string, keys: Record<string, Type>): Type {
  const Schema = loginResponseOf(name, keys);
  for (const [key, type] of Object.entries(keys)) {
    const description = 'Absent when `mfaRequired` is true';
    ApiProperty({ type: () => type, required: false, description })(Schema.prototype, key);
  }
  ApiProperty({
    type: Boolean,
    required: false,
    description:
      'The account has a second factor: for 10 minutes, the session can only call auth/mfa/verify, auth/mfa/passkeys/challenge, auth/mfa/passkeys/verify and auth/logout',
  })(Schema.prototype, 'mfaRequired');
  ApiProperty({
    type: Boolean,
    required: false,
    description:
      'The account must set up its second factor: until then, the session can only call auth/mfa/totp, auth/mfa/totp/confirm, auth/mfa/passkeys, auth/mfa/passkeys/finish and auth/logout',
  })(Schema.prototype, 'mfaSetUp');
  ApiProperty({
    enum: [...MFA_ACCEPTS],
    enumName: 'MfaAccepts',
    isArray: true,
    required: false,
    description:
      'What finishes the sign-in: `code` and `recoveryCode` at auth/mfa/verify, `passkey` at auth/mfa/passkeys/verify',
  })(Schema.prototype, 'mfaAccepts');
  ApiProperty({
    enum: [...MFA_OFFERS],
    enumName: 'MfaOffers',
    isArray: true,
    required: false,
    description: 'With `mfaSetUp`: what can be set up, an authenticator app (`code`) or a passkey',
  })(Schema.prototype, 'mfaOffers');
  return Schema;
}
