import type { Types } from 'mongoose';
import { DomainEvent } from '../../../platform/domain-events/domain-event.js';

/** These records of a catalogue are about to leave the trash for good. A handler returns those that users own: they stay. */
export class RecordsPurged extends DomainEvent<Types.ObjectId[]> {
  constructor(
    readonly kind: string,
    readonly ids: readonly Types.ObjectId[],
    readonly at: Date,
  ) {
    super();
  }
}
