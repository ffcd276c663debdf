import type { Types } from 'mongoose';
import { DomainEvent } from '../../../platform/domain-events/domain-event.js';

/**
 * Old records of a catalogue are about to leave the trash for good. A handler returns the ids of records that must stay,
 * for example because users own them.
 */
export class RecordsPurged extends DomainEvent<Types.ObjectId[]> {
  constructor(
    readonly kind: string,
    readonly at: Date,
  ) {
    super();
  }
}
