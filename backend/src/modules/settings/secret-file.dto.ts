import { GivenPassword } from '../../http/account-fields.js';
import { FreeText, OneOf, Optional } from '../../http/fields.js';
import { RefuseUnknown } from '../../http/refuse-unknown.js';
import { ShowsId, ShowsText } from '../../http/shown-fields.js';
import { ShowsVersion, VersionSeen } from '../../http/version-fields.js';
import { versionOf } from '../../platform/database/versioned.js';
import { fieldError } from '../../core/errors.js';
import { SECRET_NAMES, type SecretName } from './setting.schemas.js';
import type { SecretRecord, Secrets as StoredSecrets } from './secret-settings.service.js';

const given = () =>
  FreeText(4000, { lines: true, description: "The mask or omitted: unchanged; '': removed", example: '' });

export class UpdateSecretsDto {
  @Optional() @given() googleClientId?: string;
  @Optional() @given() agoraId?: string;
  @Optional() @given() agoraCertificate?: string;
  @Optional() @given() sightEngineApiUser?: string;
  @Optional() @given() sightEngineApiSecret?: string;
  @Optional() @given() stripeKey?: string;
  @Optional() @given() stripePublishableKey?: string;
  @Optional() @given() stripeWebhookSecret?: string;
  @Optional() @given() apiKeyForFastSMS?: string;
  @VersionSeen() versionSeen?: number;
}
@RefuseUnknown()
export class RevealSecretDto {
  @OneOf(SECRET_NAMES, 'SecretName', { description: 'Name of the key' }) name: SecretName;
  @GivenPassword({ description: "The admin's own password", example: 'a good password' }) password: string;
}

const shown = () =>
  ShowsText("Masked except for the last four characters; '' when it is not set", '••••••••4f2a');

export class Secrets {
  @ShowsId() _id: string;
  @ShowsVersion() version: number;
  @shown() googleClientId: string;
  @shown() agoraId: string;
  @shown() agoraCertificate: string;
  @shown() sightEngineApiUser: string;
  @shown() sightEngineApiSecret: string;
  @shown() stripeKey: string;
  @shown() stripePublishableKey: string;
  @shown() stripeWebhookSecret: string;
  @shown() apiKeyForFastSMS: string;
}
export class RevealedSecret {
  @ShowsText('Name of the key', 'stripeKey') name: string;
  @ShowsText("The key in full; '' when not set", 'sk_live_0000000000004f2a') value: string;
}

const MASK = '••••••••';

/**
 * Returns eight dots and the last four characters. A key of fewer than 12 characters shows only dots, since four
 * characters would reveal a large part of it.
 */
export const maskSecret = (value: string): string =>
  value && `${MASK}${value.length >= 12 ? value.slice(-4) : ''}`;

export const masked = ({ _id, version, secrets }: SecretRecord): Secrets => ({
  _id: _id.toHexString(),
  version: versionOf({ version }),
  ...(Object.fromEntries(SECRET_NAMES.map((name) => [name, maskSecret(secrets[name])])) as Omit<
    Secrets,
    '_id' | 'version'
  >),
});

/** Returns the keys that changed. A key sent back as its own mask counts as unchanged. */
export const changedOnly = (given: UpdateSecretsDto, present: StoredSecrets): Partial<StoredSecrets> =>
  Object.fromEntries(
    SECRET_NAMES.flatMap((name) => {
      const value = given[name];
      if (value?.includes(MASK) && value !== maskSecret(present[name]))
        throw fieldError(name, 'Enter the full key or leave the field unchanged');
      return value === undefined || (value && value === maskSecret(present[name])) ? [] : [[name, value]];
    }),
  );
