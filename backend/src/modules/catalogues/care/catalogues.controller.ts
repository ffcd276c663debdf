import { Body, Controller, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { responseOf, Envelope } from '../../../http/response.js';
import { Endpoint } from '../../../http/endpoint.js';
import { fieldError } from '../../../core/errors.js';
import type { CatalogueKind } from '../registry/catalogue-list.js';
import { CataloguesService } from '../registry/catalogues.service.js';
import { CatalogueTrash } from './catalogue-trash.js';
import { CatalogueUses } from './catalogue-uses.js';
import {
  ArrangeRecordsDto,
  CatalogueRecordQuery,
  DeleteUsedRecordDto,
  MoveRecordDto,
  RecordOwnersDto,
  RecordUse,
  toRecordOwnersDto,
  toTimesGivenDto,
  TimesGivenDto,
  RestoreRecordDto,
  ShowRecordDto,
  TrashedRecord,
  TrashQuery,
} from './catalogues.dto.js';

const RecordUsesResponse = responseOf('RecordUsesResponse', {
  details: [RecordUse],
  given: TimesGivenDto,
  owned: RecordOwnersDto,
});
const TrashResponse = responseOf('TrashResponse', { details: [TrashedRecord] });

/** Endpoints that all catalogues share: uses of a record, the trash, hidden records, and the manual order. */
@ApiTags('catalogues')
@Controller('admin/catalogues')
export class CataloguesController {
  constructor(
    private readonly catalogues: CataloguesService,
    private readonly trash: CatalogueTrash,
    private readonly uses: CatalogueUses,
  ) {}

  @Endpoint('GET', 'uses', {
    roles: ['admin'],
    right: 'catalogues.read',
    summary:
      'List where a catalogue record is used, how often it was given or sold and who has it, before it is deleted',
    response: RecordUsesResponse,
    errors: ['NOT_FOUND'],
  })
  async listRecordUses(@Query() { kind, id }: CatalogueRecordQuery) {
    const { uses, given, owned } = await this.uses.of(kind, id);
    return { details: uses, given: toTimesGivenDto(given), owned: toRecordOwnersDto(owned) };
  }

  @Endpoint('GET', 'trash', {
    roles: ['admin'],
    right: 'catalogues.read',
    summary: 'List the catalogue records deleted in the last 30 days, newest first',
    response: TrashResponse,
  })
  async listTrash(@Query() query: TrashQuery) {
    return { details: await this.trash.list(query) };
  }

  @Endpoint('POST', 'delete', {
    roles: ['admin'],
    right: 'catalogues.write',
    summary: 'Delete a catalogue record and update the records that use it',
    response: Envelope,
    touches: ['{kind}', 'users', 'live-gifts'],
    message: 'Deleted',
    errors: ['NOT_FOUND'],
  })
  async deleteUsedRecord(@Body() { kind, id, moveTo }: DeleteUsedRecordDto) {
    const catalogue = this.catalogues.get(kind);
    if (!catalogue.isDeletable) throw fieldError('kind', 'Records of this catalogue cannot be deleted');
    await catalogue.removeUsed(id, moveTo);
  }

  @Endpoint('POST', 'restore', {
    roles: ['admin'],
    right: 'catalogues.write',
    summary: 'Restore a record from the trash',
    response: Envelope,
    touches: ['{kind}'],
    message: 'Restored',
    errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'DUPLICATE'],
  })
  async restoreRecord(@Body() { kind, id }: RestoreRecordDto) {
    await this.catalogues.get(kind).restore(id);
  }

  @Endpoint('POST', 'shown', {
    roles: ['admin'],
    right: 'catalogues.write',
    summary: 'Show a record in the app, or hide it there with the records that belong to it',
    response: Envelope,
    touches: ['{kind}'],
    message: 'Saved',
    errors: ['NOT_FOUND'],
  })
  async showRecord(@Body() { kind, id, shown }: ShowRecordDto) {
    await this.catalogues.get(kind).show(id, { shown });
  }

  @Endpoint('POST', 'arrange', {
    roles: ['admin'],
    right: 'catalogues.write',
    summary: 'Reorder records of an ordered catalogue',
    response: Envelope,
    touches: ['{kind}'],
    message: 'Order saved',
    errors: ['NOT_FOUND'],
  })
  async arrangeRecords(@Body() { kind, ids }: ArrangeRecordsDto) {
    const catalogue = this.ordered(kind);
    if (new Set(ids).size < ids.length) throw fieldError('ids', 'A record is listed twice');
    await catalogue.arrange(ids);
  }

  @Endpoint('POST', 'move', {
    roles: ['admin'],
    right: 'catalogues.write',
    summary:
      'Move one record of an ordered catalogue to a position of the list; an item of a VIP pack within its pack',
    response: Envelope,
    touches: ['{kind}'],
    message: 'Order saved',
    errors: ['NOT_FOUND'],
  })
  async moveRecord(@Body() { kind, id, place }: MoveRecordDto) {
    await this.ordered(kind).move(id, place);
  }

  private ordered(kind: CatalogueKind) {
    const catalogue = this.catalogues.get(kind);
    if (!catalogue.isOrdered) throw fieldError('kind', 'Records of this catalogue cannot be reordered');
    return catalogue;
  }
}
