import { ApiSchema } from '@nestjs/swagger';
import { Int, Optional } from '../../http/fields.js';
import { File } from '../../http/file-fields.js';
import { ShowsId, ShowsImage, ShowsInt } from '../../http/shown-fields.js';
import { ShowsVersion, VersionSeen } from '../../http/version-fields.js';
import { versionOf } from '../../platform/database/versioned.js';
import type { IncomingFile } from '../../core/incoming-file.js';
import type { FamilyImage, LiveTime } from './setting.schemas.js';

const MAX_COUNT = 1_000_000_000;
/** The days of a leap year, the upper limit for live time. */
const DAYS = 366;
const MINUTES = DAYS * 1440;

export class UpdateFamilyImageDto {
  @Optional() @Int(0, MAX_COUNT, { description: 'Blank: unchanged', example: 50 }) count?: number;
  @Optional() @File('image') image?: IncomingFile;
  @VersionSeen() versionSeen?: number;
}

export class UpdateLiveTimeDto {
  @Optional() @Int(0, DAYS, { description: 'Omitted: unchanged', example: 20 }) days?: number;
  @Optional() @Int(0, MINUTES, { description: 'Minutes. Omitted: unchanged', example: 60 }) time?: number;
  @VersionSeen() versionSeen?: number;
}

@ApiSchema({ name: 'FamilyImage' })
export class FamilyImageDto {
  @ShowsId() _id: string;
  @ShowsVersion() version: number;
  @ShowsInt('The family count', 50) count: number;
  @ShowsImage() image: string;
}

@ApiSchema({ name: 'LiveTime' })
export class LiveTimeDto {
  @ShowsId() _id: string;
  @ShowsVersion() version: number;
  @ShowsInt('Days', 20) days: number;
  @ShowsInt('Minutes', 60) time: number;
}

export const toFamilyImage = ({ _id, count, image, version }: FamilyImage): FamilyImageDto => ({
  _id: _id.toHexString(),
  version: versionOf({ version }),
  count,
  image,
});

export const toLiveTime = ({ _id, days, time, version }: LiveTime): LiveTimeDto => ({
  _id: _id.toHexString(),
  version: versionOf({ version }),
  days,
  time,
});
