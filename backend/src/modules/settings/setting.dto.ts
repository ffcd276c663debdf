import { ApiSchema } from '@nestjs/swagger';
import { Int, Optional } from '../../http/fields.js';
import { File } from '../../http/file-fields.js';
import { ShowsId, ShowsImage, ShowsInt } from '../../http/shown-fields.js';
import type { IncomingFile } from '../../core/incoming-file.js';
import type { FamilyImage, LiveTime } from './setting.schemas.js';

const MOST = 1_000_000_000;
/** The days of a leap year, the upper limit for live time. */
const DAYS = 366;
const MINUTES = DAYS * 1440;

export class UpdateFamilyImageDto {
  @Optional() @Int(0, MOST, { description: 'Blank: unchanged', example: 50 }) count?: number;
  @Optional() @File('image') image?: IncomingFile;
}

export class UpdateLiveTimeDto {
  @Optional() @Int(0, DAYS, { description: 'Omitted: unchanged', example: 20 }) days?: number;
  @Optional() @Int(0, MINUTES, { description: 'Minutes. Omitted: unchanged', example: 60 }) time?: number;
}

@ApiSchema({ name: 'FamilyImage' })
export class FamilyImageDto {
  @ShowsId() _id: string;
  @ShowsInt('The family count', 50) count: number;
  @ShowsImage() image: string;
}

@ApiSchema({ name: 'LiveTime' })
export class LiveTimeDto {
  @ShowsId() _id: string;
  @ShowsInt('Days', 20) days: number;
  @ShowsInt('Minutes', 60) time: number;
}

export const toFamilyImage = ({ _id, count, image }: FamilyImage): FamilyImageDto => ({
  _id: _id.toHexString(),
  count,
  image,
});

export const toLiveTime = ({ _id, days, time }: LiveTime): LiveTimeDto => ({
  _id: _id.toHexString(),
  days,
  time,
});
