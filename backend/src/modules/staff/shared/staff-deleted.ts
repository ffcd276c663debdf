import type { StaffRole } from '../../../core/roles.js';
import { DomainEvent } from '../../../platform/domain-events/domain-event.js';

/** A staff account is deleted. Emitted in the transaction of the deletion. */
export class StaffDeleted extends DomainEvent {
  constructor(
    readonly role: StaffRole,
    /** The account's _id. */
    readonly account: string,
  ) {
    super();
  }
}
