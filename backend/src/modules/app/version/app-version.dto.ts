import { applyDecorators } from '@nestjs/common';
import { Matches } from 'class-validator';
import { FreeText, Optional, RefuseUnknown, Shows, ShowsText } from '../../../http/fields.js';

const Version = (description: string) =>
  applyDecorators(
    FreeText(23, { description, example: '2.4.12' }),
    Matches(/^(\d{1,5}(\.\d{1,5}){0,3})?$/, { message: 'This must be a version like 2.4.12' }),
  );

@RefuseUnknown()
export class SetAppVersionsDto {
  @Version('Older ones must be updated; empty: none must') minimum: string;
  @Version('What the stores have; not below the minimum') latest: string;
}

export class AppVersionQuery {
  @Optional() @Version('The version that asks; or in the header X-App-Version') version?: string;
}

export class AppVersions {
  @ShowsText("Older ones must be updated, '' when none must", '2.0.0') minimum: string;
  @ShowsText("What the stores have, '' when nobody said", '2.4.12') latest: string;
}

export class AppVersionVerdict extends AppVersions {
  @Shows({ type: Boolean, description: 'true: the version that asks may not go on' }) mustUpdate: boolean;
}
