import { Body, Controller, Inject, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../../../http/endpoint.js';
import { CurrentHttpContext, type HttpContext } from '../../../http/http-context.js';
import { IdDto } from '../../../http/id.dto.js';
import { pageOf } from '../../../http/list-query.js';
import type { Env } from '../../../core/config/env.js';
import { ENV } from '../../../platform/config/env.module.js';
import { ApiNotModified } from '../../../http/cacheable.js';
import { readForApp } from '../shared/app-read.js';
import { Adds, Changes, Deletes, Lists, ListsForApp, Reads } from '../shared/catalogue-routes.js';
import type { Catalogue } from '../shared/catalogue.js';
import { InjectCatalogue } from '../shared/define-catalogue.js';
import {
  AddEffectDto,
  checkTogether,
  effectResponses,
  EffectListQuery,
  type EffectDto,
  toEffectDto,
  UpdateEffectDto,
} from '../shared/effect.dto.js';
import { Frame } from './frame.schema.js';

const responses = effectResponses('Frame');

@ApiTags('frames')
@Controller('admin/frame')
export class FrameController {
  constructor(
    @InjectCatalogue(Frame) private readonly frames: Catalogue<Frame>,
    @Inject(ENV) private readonly env: Env,
  ) {}

  @Adds('addframes', 'a frame', responses.changed)
  async addFrame(@Body() frame: AddEffectDto) {
    return { succes: 1, details: this.show(await this.frames.add(frame)) };
  }

  @Changes('updateframes', 'a frame', responses.changed, {
    summary: 'Change a frame; animation and thumbnail must be sent together',
  })
  async updateFrame(@Body() { id, ...frame }: UpdateEffectDto) {
    const { svga, thumbnail } = frame;
    checkTogether({ svga, thumbnail });
    return { succes: 1, details: await this.frames.edit(id, frame, (one) => this.show(one)) };
  }

  @Deletes('deleteframes/:id', 'a frame', { response: responses.deleted })
  async deleteFrame(@Param() { id }: IdDto) {
    await this.frames.remove(id);
    return { succes: 1 };
  }

  @Endpoint('GET', 'getframes', {
    roles: ['admin'],
    right: 'catalogues.read',
    summary: 'List the frames, optionally of one type',
    response: responses.list,
  })
  async listFrames(@Query() query: EffectListQuery) {
    const where = query.type ? { type: query.type } : {};
    const { records, ...counts } = await this.frames.list(query, pageOf(query), where);
    return { details: records.map((record) => this.show(record)), ...counts };
  }

  @Lists('getframesadmin', 'frames', responses.list, {
    one: 'Frame',
    many: 'Frames',
    summary: 'List the frames under the other documented path',
  })
  async listFramesForAdmin(@Query() query: EffectListQuery) {
    return this.listFrames(query);
  }

  @Reads('fetchframes', 'a frame', responses.one)
  async fetchFrame(@Query() { id }: IdDto) {
    return { details: this.show(await this.frames.find(id)) };
  }

  private show(record: Frame): EffectDto {
    return toEffectDto(record, this.env.publicUrl);
  }
}

@ApiTags('app')
@ApiNotModified()
@Controller('app/catalogue')
export class AppFrameController {
  constructor(
    @InjectCatalogue(Frame) private readonly frames: Catalogue<Frame>,
    @Inject(ENV) private readonly env: Env,
  ) {}

  @ListsForApp('frames', responses.app, 'List the frames, newest first')
  fetchAppFrames(@CurrentHttpContext() http: HttpContext) {
    return readForApp(this.frames, (record) => toEffectDto(record, this.env.publicUrl), http);
  }
}
