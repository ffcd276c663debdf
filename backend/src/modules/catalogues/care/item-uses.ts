import { DomainEvent } from '../../../platform/domain-events/domain-event.js';

/** How often an item was sold and given, and how many users have it. */
export interface ItemUses {
  /** Users who have it now or later. */
  owners: number;
  sold: number;
  given: number;
  /** When it was sold or given last; null: never. */
  last: Date | null;
}

/** Staff ask what users have of a record. The module of the items of users answers, for the kinds that users own. */
export class ItemUsesAsked extends DomainEvent<ItemUses> {
  constructor(
    readonly kind: string,
    readonly id: string,
  ) {
    super();
  }
}
