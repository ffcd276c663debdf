import { Injectable } from '@nestjs/common';
import { DomainEvents, Emits } from '../../../platform/domain-events/domain-events.js';
import { GivenGifts, type TimesGiven } from '../../ledger/given-gifts.js';
import type { CatalogueKind } from '../registry/catalogue-list.js';
import { CataloguesService } from '../registry/catalogues.service.js';
import type { Use } from '../shared/references.js';
import { type ItemUses, ItemUsesAsked } from './item-uses.js';

export interface RecordUses {
  uses: Use[];
  given: TimesGiven;
  /** undefined for kinds that no user owns. */
  owned: ItemUses | undefined;
}

/** What staff should know of a record before they delete it. */
@Injectable()
@Emits(ItemUsesAsked)
export class CatalogueUses {
  constructor(
    private readonly catalogues: CataloguesService,
    private readonly gifts: GivenGifts,
    private readonly events: DomainEvents,
  ) {}

  async of(kind: CatalogueKind, id: string): Promise<RecordUses> {
    const [uses, given, [owned]] = await Promise.all([
      this.catalogues.get(kind).usesOf(id),
      this.gifts.timesOf(id),
      this.events.emit(new ItemUsesAsked(kind, id)),
    ]);
    return { uses, given, owned };
  }
}
