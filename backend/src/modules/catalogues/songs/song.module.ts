import { Module } from '@nestjs/common';
import { SongController } from './song.controller.js';
import { SONGS } from './song.schema.js';

@Module({ ...SONGS.parts, controllers: [SongController] })
export class SongModule {}
