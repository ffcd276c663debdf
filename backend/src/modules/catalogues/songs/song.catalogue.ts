import { defineCatalogue } from '../shared/define-catalogue.js';
import { AppSongController, SongController } from './song.controller.js';
import { AddSongDto } from './song.dto.js';
import { Song } from './song.schema.js';

export const songCatalogue = defineCatalogue({
  kind: 'songs',
  record: Song,
  input: AddSongDto,
  stored: { songs: 'songPath' },
  label: ({ songName }) => songName,
  search: ['songName'],
  controllers: [SongController],
  appController: AppSongController,
});
