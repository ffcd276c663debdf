import { applyDecorators } from '@nestjs/common';
import { Matches } from 'class-validator';
import { IdentifierOrEmpty, Optional } from '../../../http/fields.js';
import { RefuseUnknown } from '../../../http/refuse-unknown.js';
import { Shows, ShowsText } from '../../../http/shown-fields.js';
import { ShowsVersion, VersionSeen } from '../../../http/version-fields.js';

const Version = (description: string) =>
  applyDecorators(
    IdentifierOrEmpty(23, { description, example: '2.4.12' }),
    Matches(/^(\d{1,5}(\.\d{1,5}){0,3})?$/, { message: 'Enter a version such as 2.4.12' }),
  );

@RefuseUnknown()
export class SetAppVersionsDto {
  @Version('Older versions must update; empty: all versions are allowed') minimum: string;
  @Version('Version in the app stores; not below the minimum') latest: string;
  @VersionSeen() versionSeen?: number;
}

export class AppVersionQuery {
  @Optional() @Version('Version of the calling app; alternatively the header X-App-Version') version?: string;
}

export class AppVersions {
  @ShowsText("Older versions must update, '' when all versions are allowed", '2.0.0') minimum: string;
  @ShowsText("Version in the app stores, '' when not set", '2.4.12') latest: string;
}

/** The versions as staff edit them. */
export class AppVersionSetting extends AppVersions {
  @ShowsVersion() version: number;
}

export class AppVersionVerdict extends AppVersions {
  @Shows({ type: Boolean, description: 'true: the calling version must update' }) mustUpdate: boolean;
}
