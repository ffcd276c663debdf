import { ApiSchema } from '@nestjs/swagger';
import { Text } from '../../../http/fields.js';
import { File } from '../../../http/file-fields.js';
import { RefuseUnknown } from '../../../http/refuse-unknown.js';
import { ShowsId, ShowsText } from '../../../http/shown-fields.js';
import { ListQuery, Sort } from '../../../http/list-query.js';
import type { IncomingFile } from '../../../core/incoming-file.js';
import { updateOf } from '../shared/catalogue.dto.js';
import type { Song } from './song.schema.js';

export class SongListQuery extends ListQuery {
  @Sort('songName', 'createdAt') sort?: string;
}
export class AddSongDto {
  @Text(100, { example: 'Monsoon' }) songName: string;
  @File('audio') songs: IncomingFile;
}
@RefuseUnknown()
export class UpdateSongDto extends updateOf(AddSongDto) {}

@ApiSchema({ name: 'Song' })
export class SongDto {
  @ShowsId() _id: string;
  @ShowsText('Name of the song', 'Monsoon') songName: string;
  @ShowsText('The audio file, path below /api', 'uploads/songs/66f0c0ffee00000000000001.mp3')
  songPath: string;
}

export const toSongDto = ({ _id, songName, songPath }: Song): SongDto => ({
  _id: _id.toHexString(),
  songName,
  songPath,
});
