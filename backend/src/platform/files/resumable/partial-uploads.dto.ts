import { ApiSchema } from '@nestjs/swagger';
import { FILE_LIMITS } from '../../../core/file-kinds.js';
import type { IncomingFile } from '../../../core/incoming-file.js';
import { Fingerprint, Int, Text } from '../../../http/fields.js';
import { File } from '../../../http/file-fields.js';
import { RefuseUnknown } from '../../../http/refuse-unknown.js';
import { ShowsId, ShowsInt, ShowsText, ShowsTime } from '../../../http/shown-fields.js';
import type { PartialUpload } from './partial-upload.schema.js';

/** Far above every limit: the service answers TOO_LARGE above the limit of the kind. */
const MOST_DECLARED = 1024 ** 4;

@RefuseUnknown()
export class StartUploadDto {
  @Text(60, { description: 'What the file is for', example: 'catalogues/songs' }) purpose: string;
  @Text(200, { description: 'Name of the file', example: 'songs.zip' }) name: string;
  @Int(1, MOST_DECLARED, { description: 'Bytes of the file', example: 115_343_360 }) size: number;
  @Fingerprint({ description: 'SHA-256 of the first MB followed by the last MB of the file, as hexadecimal' })
  fingerprint: string;
}

@RefuseUnknown()
export class AddUploadPartDto {
  @Int(0, FILE_LIMITS.transfer, { description: 'Position of the first byte of the part', example: 4_194_304 })
  offset: number;
  @File('part') part: IncomingFile;
}

@ApiSchema({ name: 'Upload' })
export class UploadDto {
  @ShowsId() _id: string;
  @ShowsText('What the file is for', 'catalogues/songs') purpose: string;
  @ShowsText('Name of the file', 'songs.zip') name: string;
  @ShowsInt('Bytes of the file', 115_343_360) size: number;
  @ShowsText('SHA-256 of the first and the last MB of the file') fingerprint: string;
  @ShowsInt('Bytes that have arrived: the offset of the next part', 65_011_712) received: number;
  @ShowsTime('When the upload is removed, unless another part arrives') expiresAt: string;
}

export const toUpload = (upload: PartialUpload): UploadDto => {
  const { _id, purpose, name, size, fingerprint, received, expiresAt } = upload;
  return {
    _id: _id.toHexString(),
    purpose,
    name,
    size,
    fingerprint,
    received,
    expiresAt: expiresAt.toISOString(),
  };
};
