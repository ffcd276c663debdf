import { Base64Url, Nested } from '../../../http/nested-field.js';
import { GivenPassword } from '../../../http/account-fields.js';
import { Optional, SomeOf, Text } from '../../../http/fields.js';
import { RefuseUnknown } from '../../../http/refuse-unknown.js';
import { Shows, ShowsId, ShowsText, ShowsTime } from '../../../http/shown-fields.js';
import type { Passkey } from '../../../platform/access/second-factor/passkey.schema.js';
import type { Assertion, Attestation } from '../../../platform/access/second-factor/webauthn.js';

const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
const NAME = { description: 'What its owner calls it', example: 'Chrome on Windows' };
/** A credential id has at most 1,023 bytes. */
const ID_LENGTH = 1364;

/** The parts of WebAuthn's `RegistrationResponseJSON` that count. */
@RefuseUnknown()
export class AttestationDto implements Attestation {
  @Base64Url(ID_LENGTH, { description: 'Id of the credential' }) id: string;
  @Base64Url(4000) clientDataJSON: string;
  @Base64Url(8000) attestationObject: string;
  @Optional()
  @SomeOf(TRANSPORTS, 'PasskeyTransport', { description: 'How the browser reaches the device' })
  transports?: string[];
}

/** The parts of WebAuthn's `AuthenticationResponseJSON` that count. */
@RefuseUnknown()
export class AssertionDto implements Assertion {
  @Base64Url(ID_LENGTH, { description: 'Id of the credential' }) id: string;
  @Base64Url(4000) clientDataJSON: string;
  @Base64Url(2000) authenticatorData: string;
  @Base64Url(2000) signature: string;
  @Optional() @Base64Url(100, { description: 'User handle, if the device sends it' }) userHandle?: string;
}

@RefuseUnknown()
export class BeginPasskeyDto {
  @GivenPassword({ description: 'The own password', example: 'a good password' }) password: string;
}

@RefuseUnknown()
export class AddPasskeyDto {
  @Text(60, NAME) name: string;
  @Nested(AttestationDto, { description: 'What the browser answered' }) passkey: AttestationDto;
}

@RefuseUnknown()
export class RenamePasskeyDto {
  @Text(60, NAME) name: string;
}

@RefuseUnknown()
export class VerifyPasskeyDto {
  @Nested(AssertionDto, { description: 'What the browser answered' }) passkey: AssertionDto;
}

export class PasskeyInfo {
  @ShowsId() _id: string;
  @ShowsText(NAME.description, NAME.example) name: string;
  @ShowsTime() createdAt: string;
  @Shows({
    type: String,
    format: 'date-time',
    required: false,
    description: 'Absent until its first use',
  })
  lastUsedAt?: string;
}

/** What the browser needs, as WebAuthn describes it in JSON. */
export class PasskeyOptions {
  @Shows({
    type: Object,
    additionalProperties: true,
    description:
      '`PublicKeyCredentialCreationOptionsJSON` or `PublicKeyCredentialRequestOptionsJSON` of WebAuthn',
  })
  options: object;
}

export const toPasskeyInfo = ({ _id, name, createdAt, lastUsedAt }: Passkey): PasskeyInfo => ({
  _id: _id.toHexString(),
  name,
  createdAt: createdAt.toISOString(),
  ...(lastUsedAt && { lastUsedAt: lastUsedAt.toISOString() }),
});
