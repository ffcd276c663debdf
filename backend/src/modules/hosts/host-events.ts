import { DomainEvent } from '../../platform/domain-events/domain-event.js';

/** Hosts have moved to another agency. Emitted in the transaction of the move. */
export class HostsMoved extends DomainEvent {
  constructor(
    /** When the hosts applied. */
    readonly createdAt: Date[],
  ) {
    super();
  }
}
