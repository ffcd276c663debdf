import { ApiSchema } from '@nestjs/swagger';
import { Text } from '../../../http/fields.js';
import { File } from '../../../http/file-fields.js';
import { RefuseUnknown } from '../../../http/refuse-unknown.js';
import { ShowsText } from '../../../http/shown-fields.js';
import { Sort } from '../../../http/list-query.js';
import type { IncomingFile } from '../../../core/incoming-file.js';
import {
  CatalogueFields,
  CatalogueListQuery,
  CatalogueRecordDto,
  recordDto,
  updateOf,
} from '../shared/catalogue.dto.js';
import type { Song } from './song.schema.js';

export class SongListQuery extends CatalogueListQuery {
  @Sort('songName', 'createdAt') sort?: string;
}
export class AddSongDto extends CatalogueFields {
  @Text(100, { example: 'Monsoon' }) songName: string;
  @File('audio') songs: IncomingFile;
}
@RefuseUnknown()
export class UpdateSongDto extends updateOf(AddSongDto) {}

@ApiSchema({ name: 'Song' })
export class SongDto extends CatalogueRecordDto {
  @ShowsText('Name of the song', 'Monsoon') songName: string;
  @ShowsText('The audio file, path below /api', 'uploads/songs/66f0c0ffee00000000000001.mp3')
  songPath: string;
}

export const toSongDto = ({ _id, shown, version, songName, songPath }: Song): SongDto => ({
  ...recordDto({ _id, shown, version }),
  songName,
  songPath,
});
