// The version of a record in answers, and the version that a caller saw in edits (platform/database/versioned.ts).
import { applyDecorators } from '@nestjs/common';
import { Int, Optional } from './fields.js';
import { ShowsInt } from './shown-fields.js';

export const ShowsVersion = () => ShowsInt('Rises with each edit of the record; send it as `versionSeen`', 3);

export const VersionSeen = () =>
  applyDecorators(
    Int(0, Number.MAX_SAFE_INTEGER, {
      description:
        'The `version` of the record that the caller edits. VERSION_CONFLICT, with the present record as `details`, when someone else has changed it; omitted: not checked',
      example: 3,
    }),
    // Like `@Optional() @Int()`: the decorator above runs last.
    Optional(),
  );
