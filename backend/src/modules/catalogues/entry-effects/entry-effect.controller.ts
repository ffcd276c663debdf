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
import { EntryEffect } from './entry-effect.schema.js';

const responses = effectResponses('EntryEffect');

@ApiTags('entry-effects')
@Controller('admin/entryeffects')
export class EntryEffectController {
  constructor(
    @InjectCatalogue(EntryEffect) private readonly entryEffects: Catalogue<EntryEffect>,
    @Inject(ENV) private readonly env: Env,
  ) {}

  @Endpoint('POST', 'addentryeffects', {
    roles: ['admin'],
    right: 'catalogues.write',
    summary: 'Add an entry effect',
    response: responses.changed,
    message: 'Entry effect added',
    form: true,
    errors: ['FILE_REJECTED'],
  })
  async addEntryEffect(@Body() entryEffect: AddEffectDto) {
    return { succes: 1, details: this.show(await this.entryEffects.add(entryEffect)) };
  }

  @Endpoint('POST', 'updateentryeffects', {
    roles: ['admin'],
    right: 'catalogues.write',
    summary: 'Change an entry effect; animation and thumbnail must be sent together',
    response: responses.changed,
    message: 'Entry effect updated',
    form: true,
    errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'FILE_REJECTED'],
  })
  async updateEntryEffect(@Body() { id, ...entryEffect }: UpdateEffectDto) {
    const { svga, thumbnail } = entryEffect;
    checkTogether({ svga, thumbnail });
    return { succes: 1, details: await this.entryEffects.edit(id, entryEffect, (one) => this.show(one)) };
  }

  @Endpoint('DELETE', 'deleteentryeffects/:id', {
    roles: ['admin'],
    right: 'catalogues.write',
    summary: 'Delete an entry effect; it can be restored for 30 days',
    response: responses.deleted,
    message: 'Entry effect deleted',
  })
  async deleteEntryEffect(@Param() { id }: IdDto) {
    await this.entryEffects.remove(id);
    return { succes: 1 };
  }

  @Endpoint('GET', 'getentryeffects', {
    roles: ['admin'],
    right: 'catalogues.read',
    summary: 'List the entry effects, optionally of one type',
    response: responses.list,
  })
  async listEntryEffects(@Query() query: EffectListQuery) {
    const where = query.type ? { type: query.type } : {};
    const { records, ...counts } = await this.entryEffects.list(query, pageOf(query), where);
    return { details: records.map((record) => this.show(record)), ...counts };
  }

  @Endpoint('GET', 'getentryeffectsadmin', {
    roles: ['admin'],
    right: 'catalogues.read',
    summary: 'List the entry effects under the other documented path',
    response: responses.list,
    list: { names: ['entry-effects'], live: 'catalogues', kind: 'entry-effects' },
  })
  async listEntryEffectsForAdmin(@Query() query: EffectListQuery) {
    return this.listEntryEffects(query);
  }

  @Endpoint('GET', 'fetchentryeffect', {
    roles: ['admin'],
    right: 'catalogues.read',
    summary: 'Read one entry effect',
    response: responses.one,
    errors: ['NOT_FOUND'],
  })
  async fetchEntryEffect(@Query() { id }: IdDto) {
    return { details: this.show(await this.entryEffects.find(id)) };
  }

  private show(record: EntryEffect): EffectDto {
    return toEffectDto(record, this.env.publicUrl);
  }
}

@ApiTags('app')
@ApiNotModified()
@Controller('app/catalogue')
export class AppEntryEffectController {
  constructor(
    @InjectCatalogue(EntryEffect) private readonly entryEffects: Catalogue<EntryEffect>,
    @Inject(ENV) private readonly env: Env,
  ) {}

  @Endpoint('GET', 'entry-effects', {
    roles: ['user'],
    summary: 'List the entry effects, newest first',
    response: responses.app,
  })
  fetchAppEntryEffects(@CurrentHttpContext() http: HttpContext) {
    return readForApp(this.entryEffects, (record) => toEffectDto(record, this.env.publicUrl), http);
  }
}
