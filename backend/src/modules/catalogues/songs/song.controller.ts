import { Body, Controller, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { responseOf, Envelope, listResponseOf } from '../../../http/response.js';
import { Endpoint } from '../../../http/endpoint.js';
import { CurrentHttpContext, type HttpContext } from '../../../http/http-context.js';
import { IdDto } from '../../../http/id.dto.js';
import { pageOf } from '../../../http/list-query.js';
import { ApiNotModified } from '../../../http/cacheable.js';
import { readForApp } from '../shared/app-read.js';
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

  @Endpoint('POST', '', {
    roles: ['admin'],
    right: 'catalogues.write',
    summary: 'Add a song',
    response: SongResponse,
    message: 'Song added',
    form: true,
    errors: ['FILE_REJECTED'],
  })
  async addSong(@Body() { songs, ...song }: AddSongDto) {
    return { songs: toSongDto(await this.songs.add({ ...song, songPath: songs })) };
  }

  @Endpoint('POST', 'updateSongs', {
    roles: ['admin'],
    right: 'catalogues.write',
    summary: 'Change a song',
    response: SongResponse,
    message: 'Song updated',
    form: true,
    errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'FILE_REJECTED'],
  })
  async updateSong(@Body() { id, songs, ...song }: UpdateSongDto) {
    return { songs: await this.songs.edit(id, { ...song, songPath: songs }, toSongDto) };
  }

  @Endpoint('DELETE', 'deleteSongs/:id', {
    roles: ['admin'],
    right: 'catalogues.write',
    summary: 'Delete a song; it can be restored for 30 days',
    response: Envelope,
    message: 'Song deleted',
  })
  async deleteSong(@Param() { id }: IdDto) {
    await this.songs.remove(id);
  }

  @Endpoint('GET', '', {
    roles: ['admin'],
    right: 'catalogues.read',
    summary: 'List the songs',
    response: SongListResponse,
    list: { names: ['songs'], live: 'catalogues', kind: 'songs' },
  })
  async listSongs(@Query() query: SongListQuery) {
    const { records, ...counts } = await this.songs.list(query, pageOf(query));
    return { songs: records.map(toSongDto), ...counts };
  }

  @Endpoint('GET', 'fetchSongs', {
    roles: ['admin'],
    right: 'catalogues.read',
    summary: 'Read one song',
    response: SongResponse,
    errors: ['NOT_FOUND'],
  })
  async fetchSong(@Query() { id }: IdDto) {
    return { songs: toSongDto(await this.songs.find(id)) };
  }
}

@ApiTags('app')
@ApiNotModified()
@Controller('app/catalogue')
export class AppSongController {
  constructor(@InjectCatalogue(Song) private readonly songs: Catalogue<Song>) {}

  @Endpoint('GET', 'songs', {
    roles: ['user'],
    summary: 'List the songs, newest first',
    response: AppSongsResponse,
  })
  fetchAppSongs(@CurrentHttpContext() http: HttpContext) {
    return readForApp(this.songs, toSongDto, http);
  }
}
