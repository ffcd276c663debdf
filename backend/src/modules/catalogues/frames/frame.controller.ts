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

  @Endpoint('POST', 'addframes', {
    roles: ['admin'],
    right: 'catalogues.write',
    summary: 'Add a frame',
    response: responses.changed,
    message: 'Frame added',
    form: true,
    errors: ['FILE_REJECTED'],
  })
  async addFrame(@Body() frame: AddEffectDto) {
    return { succes: 1, details: this.show(await this.frames.add(frame)) };
  }

  @Endpoint('POST', 'updateframes', {
    roles: ['admin'],
    right: 'catalogues.write',
    summary: 'Change a frame; animation and thumbnail must be sent together',
    response: responses.changed,
    message: 'Frame updated',
    form: true,
    errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'FILE_REJECTED'],
  })
  async updateFrame(@Body() { id, ...frame }: UpdateEffectDto) {
    const { svga, thumbnail } = frame;
    checkTogether({ svga, thumbnail });
    return { succes: 1, details: await this.frames.edit(id, frame, (one) => this.show(one)) };
  }

  @Endpoint('DELETE', 'deleteframes/:id', {
    roles: ['admin'],
    right: 'catalogues.write',
    summary: 'Delete a frame; it can be restored for 30 days',
    response: responses.deleted,
    message: 'Frame deleted',
  })
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

  @Endpoint('GET', 'getframesadmin', {
    roles: ['admin'],
    right: 'catalogues.read',
    summary: 'List the frames under the other documented path',
    response: responses.list,
    list: { names: ['frames'], live: 'catalogues', kind: 'frames' },
  })
  async listFramesForAdmin(@Query() query: EffectListQuery) {
    return this.listFrames(query);
  }

  @Endpoint('GET', 'fetchframes', {
    roles: ['admin'],
    right: 'catalogues.read',
    summary: 'Read one frame',
    response: responses.one,
    errors: ['NOT_FOUND'],
  })
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

  @Endpoint('GET', 'frames', {
    roles: ['user'],
    summary: 'List the frames, newest first',
    response: responses.app,
  })
  fetchAppFrames(@CurrentHttpContext() http: HttpContext) {
    return readForApp(this.frames, (record) => toEffectDto(record, this.env.publicUrl), http);
  }
}
