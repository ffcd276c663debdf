import { Body, Controller, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { responseOf, listResponseOf } from '../../../http/response.js';
import { CurrentHttpContext, type HttpContext } from '../../../http/http-context.js';
import { IdDto } from '../../../http/id.dto.js';
import { pageOf } from '../../../http/list-query.js';
import { ApiNotModified } from '../../../http/cacheable.js';
import { readForApp } from '../shared/app-read.js';
import { Adds, Changes, Deletes, Lists, ListsForApp, Reads } from '../shared/catalogue-routes.js';
import type { Catalogue } from '../shared/catalogue.js';
import { InjectCatalogue } from '../shared/define-catalogue.js';
import { AddSongDto, SongDto, SongListQuery, toSongDto, UpdateSongDto } from './song.dto.js';
import { Song } from './song.schema.js';

const SongResponse = responseOf('SongResponse', { songs: SongDto });
const SongListResponse = listResponseOf('SongListResponse', { songs: [SongDto] });
const AppSongsResponse = responseOf('AppSongsResponse', { details: [SongDto] });

@ApiTags('songs')
@Controller('admin/songs')
export class SongController {
  constructor(@InjectCatalogue(Song) private readonly songs: Catalogue<Song>) {}

  @Adds('', 'a song', SongResponse)
  async addSong(@Body() { songs, ...song }: AddSongDto) {
    return { songs: toSongDto(await this.songs.add({ ...song, songPath: songs })) };
  }

  @Changes('updateSongs', 'a song', SongResponse)
  async updateSong(@Body() { id, songs, ...song }: UpdateSongDto) {
    return { songs: await this.songs.edit(id, { ...song, songPath: songs }, toSongDto) };
  }

  @Deletes('deleteSongs/:id', 'a song')
  async deleteSong(@Param() { id }: IdDto) {
    await this.songs.remove(id);
  }

  @Lists('', 'songs', SongListResponse, { one: 'Song', many: 'Songs', summary: 'List the songs' })
  async listSongs(@Query() query: SongListQuery) {
    const { records, ...counts } = await this.songs.list(query, pageOf(query));
    return { songs: records.map(toSongDto), ...counts };
  }

  @Reads('fetchSongs', 'a song', SongResponse)
  async fetchSong(@Query() { id }: IdDto) {
    return { songs: toSongDto(await this.songs.find(id)) };
  }
}

@ApiTags('app')
@ApiNotModified()
@Controller('app/catalogue')
export class AppSongController {
  constructor(@InjectCatalogue(Song) private readonly songs: Catalogue<Song>) {}

  @ListsForApp('songs', AppSongsResponse, 'List the songs, newest first')
  fetchAppSongs(@CurrentHttpContext() http: HttpContext) {
    return readForApp(this.songs, toSongDto, http);
  }
}
