import { Controller, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../../core/caller.js';
import { Endpoint } from '../../http/endpoint.js';
import { responseOf } from '../../http/response.js';
import { TrashEntry, TrashListQuery } from './trash.dto.js';
import { TrashService } from './trash.service.js';

const TrashEntriesResponse = responseOf('TrashEntriesResponse', { details: [TrashEntry] });

/**
 * What staff deleted in the last 30 days. Each domain restores its own: `admin/catalogues/restore`,
 * `admin/staffaccount/restore` and `admin/host/hostrecord/restore`.
 */
@ApiTags('trash')
@Controller('admin/trash')
export class TrashController {
  constructor(private readonly trash: TrashService) {}

  @Endpoint('GET', '', {
    roles: ['admin'],
    right: 'trash.read',
    summary:
      'List the catalogue records, staff accounts and host records deleted in the last 30 days, newest first',
    response: TrashEntriesResponse,
    list: {
      names: ['trash'],
      rows: 20,
      live: 'catalogues',
      without: {
        search: 'The panel searches: the API returns all matches.',
        file: 'The panel searches: a file would hold more than the list shows.',
      },
    },
  })
  async listTrashEntries(@CurrentCaller() caller: Caller, @Query() query: TrashListQuery) {
    return { details: await this.trash.list(caller, query) };
  }
}
