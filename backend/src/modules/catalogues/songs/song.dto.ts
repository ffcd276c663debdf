import { File, RefuseUnknown, ShowsId, ShowsText, Text } from '../../../http/fields.js';
import { ListQuery, Sort } from '../../../http/list-query.js';
import type { IncomingFile } from '../../../platform/files/files.service.js';
import { updateOf } from '../shared/catalogue.dto.js';
import type { Song as SongRecord } from './song.schema.js';

export class SongListQuery extends ListQuery {
  @Sort('songName', 'createdAt') sort?: string;
}
export class AddSongDto {
  @Text(100, { example: 'Monsoon' }) songName: string;
  @File('audio') songs: IncomingFile;
}
@RefuseUnknown()
export class UpdateSongDto extends updateOf(AddSongDto) {}

export class Song {
  @ShowsId() _id: string;
  @ShowsText('Name of the song', 'Monsoon') songName: string;
  @ShowsText('The audio file, path below /api', 'uploads/songs/66f0c0ffee00000000000001.mp3')
  songPath: string;
}

export const toSong = ({ _id, songName, songPath }: SongRecord): Song => ({
  _id: _id.toHexString(),
  songName,
  songPath,
});
