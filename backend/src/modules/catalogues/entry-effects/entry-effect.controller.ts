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
import { EntryEffect } from './entry-effect.schema.js';

const responses = effectResponses('EntryEffect');

@ApiTags('entry-effects')
@Controller('admin/entryeffects')
export class EntryEffectController {
  constructor(
    @InjectCatalogue(EntryEffect) private readonly entryEffects: Catalogue<EntryEffect>,
    @Inject(ENV) private readonly env: Env,
  ) {}

  @Adds('addentryeffects', 'an entry effect', responses.changed)
  async addEntryEffect(@Body() entryEffect: AddEffectDto) {
    return { succes: 1, details: this.show(await this.entryEffects.add(entryEffect)) };
  }

  @Changes('updateentryeffects', 'an entry effect', responses.changed, {
    summary: 'Change an entry effect; animation and thumbnail must be sent together',
  })
  async updateEntryEffect(@Body() { id, ...entryEffect }: UpdateEffectDto) {
    const { svga, thumbnail } = entryEffect;
    checkTogether({ svga, thumbnail });
    return { succes: 1, details: await this.entryEffects.edit(id, entryEffect, (one) => this.show(one)) };
  }

  @Deletes('deleteentryeffects/:id', 'an entry effect', { response: responses.deleted })
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

  @Lists('getentryeffectsadmin', 'entry-effects', responses.list, {
    one: 'Entry effect',
    many: 'Entry effects',
    summary: 'List the entry effects under the other documented path',
  })
  async listEntryEffectsForAdmin(@Query() query: EffectListQuery) {
    return this.listEntryEffects(query);
  }

  @Reads('fetchentryeffect', 'an entry effect', responses.one)
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

  @ListsForApp('entry-effects', responses.app, 'List the entry effects, newest first')
  fetchAppEntryEffects(@CurrentHttpContext() http: HttpContext) {
    return readForApp(this.entryEffects, (record) => toEffectDto(record, this.env.publicUrl), http);
  }
}
