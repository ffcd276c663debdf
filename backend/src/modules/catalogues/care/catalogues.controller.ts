import { Body, Controller, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { answer, Envelope } from '../../../http/answer.js';
import { Endpoint } from '../../../http/endpoint.js';
import { AppError, fieldError } from '../../../core/errors.js';
import type { AnyCatalogue } from '../shared/catalogue.js';
import { CatalogueTools } from '../shared/catalogue-tools.js';
import {
  ArrangeRecordsDto,
  CatalogueRecordQuery,
  DeleteUsedRecordDto,
  MoveRecordDto,
  RecordUse,
  RestoreRecordDto,
  TrashedRecord,
} from './catalogues.dto.js';
import type { CatalogueKind } from '../registry/kinds.js';

const RecordUsesAnswer = answer('RecordUsesAnswer', { details: [RecordUse] });
const TrashAnswer = answer('TrashAnswer', { details: [TrashedRecord] });

/** What all catalogues have in common and no document names: where a record is used, the trash, the order by hand. */
@ApiTags('catalogues')
@Controller('admin/catalogues')
export class CataloguesController {
  constructor(private readonly tools: CatalogueTools) {}

  @Endpoint('GET', 'uses', {
    roles: ['admin'],
    summary: 'Where a catalogue record is used: asked before it is deleted',
    answers: RecordUsesAnswer,
    fails: ['NOT_FOUND'],
  })
  async listRecordUses(@Query() { kind, id }: CatalogueRecordQuery) {
    return { details: await this.of(kind).usesOf(id) };
  }

  @Endpoint('GET', 'trash', {
    roles: ['admin'],
    summary: 'List what was deleted from the catalogues in the last 30 days, newest first',
    answers: TrashAnswer,
  })
  async listTrash() {
    const kinds = [...this.tools.catalogues.keys()] as CatalogueKind[];
    const lists = await Promise.all(
      kinds.map(async (kind) => (await this.of(kind).trashed()).map((record) => ({ kind, ...record }))),
    );
    const records = lists.flat();
    const deleters = await this.tools.audit.lastActors(
      records.map(({ id }) => id),
      kinds.map((kind) => `${kind}.delete`),
    );
    const details = records
      .sort((one, other) => other.deletedAt.getTime() - one.deletedAt.getTime())
      .map((record) => ({
        ...record,
        deletedAt: record.deletedAt.toISOString(),
        deletedBy: deleters.get(record.id)?.name ?? '',
      }));
    return { details };
  }

  @Endpoint('POST', 'delete', {
    roles: ['admin'],
    summary: 'Delete a catalogue record and settle where it is used',
    answers: Envelope,
    says: 'Deleted',
    fails: ['NOT_FOUND'],
  })
  async deleteUsedRecord(@Body() { kind, id, moveTo }: DeleteUsedRecordDto) {
    if (!this.of(kind).isDeletable) throw fieldError('kind', 'The records of this catalogue stay');
    await this.of(kind).removeUsed(id, moveTo);
  }

  @Endpoint('POST', 'restore', {
    roles: ['admin'],
    summary: 'Take a record out of the trash',
    answers: Envelope,
    says: 'Restored',
    fails: ['NOT_FOUND', 'VERSION_CONFLICT', 'DUPLICATE'],
  })
  async restoreRecord(@Body() { kind, id }: RestoreRecordDto) {
    await this.of(kind).restore(id);
  }

  @Endpoint('POST', 'arrange', {
    roles: ['admin'],
    summary: 'Put records of an ordered catalogue in another order',
    answers: Envelope,
    says: 'Order saved',
    fails: ['NOT_FOUND'],
  })
  async arrangeRecords(@Body() { kind, ids }: ArrangeRecordsDto) {
    const catalogue = this.ordered(kind);
    if (new Set(ids).size < ids.length) throw fieldError('ids', 'A record is named twice');
    await catalogue.arrange(ids);
  }

  @Endpoint('POST', 'move', {
    roles: ['admin'],
    summary:
      'Move one record of an ordered catalogue to a place of the list; an item of a VIP pack within its pack',
    answers: Envelope,
    says: 'Order saved',
    fails: ['NOT_FOUND'],
  })
  async moveRecord(@Body() { kind, id, place }: MoveRecordDto) {
    await this.ordered(kind).move(id, place);
  }

  private ordered(kind: CatalogueKind): AnyCatalogue {
    const catalogue = this.of(kind);
    if (!catalogue.isOrdered) throw fieldError('kind', 'The records of this catalogue have no order');
    return catalogue;
  }

  private of(kind: CatalogueKind): AnyCatalogue {
    const catalogue = this.tools.catalogues.get(kind);
    if (!catalogue) throw new AppError('NOT_FOUND');
    return catalogue;
  }
}
