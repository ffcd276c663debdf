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
  @Version('Older versions must be updated; empty for no minimum') minimum: string;
  @Version('Version in the stores; must not be below the minimum') latest: string;
}

export class AppVersionQuery {
  @Optional()
  @Version('Version of the app; can be sent in the header X-App-Version instead')
  version?: string;
}

export class AppVersions {
  @ShowsText("Older versions must be updated; '' for no minimum", '2.0.0') minimum: string;
  @ShowsText("Version in the stores, '' if not set", '2.4.12') latest: string;
}

export class AppVersionVerdict extends AppVersions {
  @Shows({ type: Boolean, description: 'true: the app must be updated' }) mustUpdate: boolean;
}
