import { Body, Controller, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../../core/caller.js';
import { Endpoint } from '../../http/endpoint.js';
import { IdDto } from '../../http/id.dto.js';
import { Envelope, responseOf } from '../../http/response.js';
import { KeptListsService } from './kept-lists.service.js';
import { ListViewsService } from './list-views.service.js';
import {
  AddListViewDto,
  KeepAllListsDto,
  KeepListDto,
  KeptListsDto,
  ListNameDto,
  ListViewDto,
  UpdateListViewDto,
} from './lists.dto.js';

const KeptListsResponse = responseOf('KeptListsResponse', { details: KeptListsDto });
const ListViewResponse = responseOf('ListViewResponse', { details: ListViewDto });
const EVERY_STAFF = ['admin*', 'bd*', 'agencyadmin*', 'agency*', 'coin*'] as const;

/** What staff keep of the lists of their panel, and their views. */
@ApiTags('lists')
@Controller('lists')
export class ListsController {
  constructor(
    private readonly choices: KeptListsService,
    private readonly views: ListViewsService,
  ) {}

  @Endpoint('GET', '', {
    roles: EVERY_STAFF,
    right: 'own',
    summary: 'Read everything that the caller keeps of lists, and the views that the caller sees',
    response: KeptListsResponse,
  })
  async readKeptLists(@CurrentCaller() caller: Caller) {
    const [kept, views] = await Promise.all([this.choices.list(caller), this.views.list(caller)]);
    return { details: { ...kept, views } };
  }

  @Endpoint('PATCH', '', {
    roles: EVERY_STAFF,
    right: 'own',
    summary: 'Keep the page size of all lists, in place of those of single lists',
    response: Envelope,
    unrecorded: true,
  })
  async keepAllLists(@CurrentCaller() caller: Caller, @Body() { limit }: KeepAllListsDto) {
    await this.choices.keepAll(caller, limit);
  }

  @Endpoint('PATCH', 'kept/:list', {
    roles: EVERY_STAFF,
    right: 'own',
    summary: 'Keep choices about a list',
    response: Envelope,
    unrecorded: true,
    errors: ['NOT_FOUND'],
  })
  async keepList(
    @CurrentCaller() caller: Caller,
    @Param() { list }: ListNameDto,
    @Body() change: KeepListDto,
  ) {
    await this.choices.keep(caller, list, change);
  }

  @Endpoint('DELETE', 'kept/:list', {
    roles: EVERY_STAFF,
    right: 'own',
    summary: 'Forget the choices about a list',
    response: Envelope,
    unrecorded: true,
  })
  async resetList(@CurrentCaller() caller: Caller, @Param() { list }: ListNameDto) {
    await this.choices.reset(caller, list);
  }

  @Endpoint('POST', 'views', {
    roles: EVERY_STAFF,
    right: 'own',
    summary: 'Save a view of a list',
    response: ListViewResponse,
    unrecorded: true,
    errors: ['DUPLICATE'],
  })
  async addListView(@CurrentCaller() caller: Caller, @Body() view: AddListViewDto) {
    return { details: await this.views.add(caller, view) };
  }

  @Endpoint('GET', 'views/:id', {
    roles: EVERY_STAFF,
    right: 'own',
    summary: 'Read an own view, or one that a colleague shares',
    errors: ['NOT_FOUND'],
    response: ListViewResponse,
  })
  async fetchListView(@CurrentCaller() caller: Caller, @Param() { id }: IdDto) {
    return { details: await this.views.fetch(caller, id) };
  }

  @Endpoint('PATCH', 'views/:id', {
    roles: EVERY_STAFF,
    right: 'own',
    summary: 'Change an own view',
    response: ListViewResponse,
    unrecorded: true,
    errors: ['DUPLICATE'],
  })
  async updateListView(
    @CurrentCaller() caller: Caller,
    @Param() { id }: IdDto,
    @Body() change: UpdateListViewDto,
  ) {
    return { details: await this.views.update(caller, id, change) };
  }

  @Endpoint('DELETE', 'views/:id', {
    roles: EVERY_STAFF,
    right: 'own',
    summary: 'Delete an own view',
    response: Envelope,
    unrecorded: true,
  })
  async deleteListView(@CurrentCaller() caller: Caller, @Param() { id }: IdDto) {
    await this.views.remove(caller, id);
  }
}
