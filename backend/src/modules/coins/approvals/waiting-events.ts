import { DomainEvent } from '../../../platform/domain-events/domain-event.js';
import type { WaitingSend } from './waiting-send.schema.js';

/**
 * Emitted when a second admin agrees to a refund, in the transaction of the agreement. The handler makes the refund, and
 * returns the message for the admin.
 */
export class WaitingRefundConfirmed extends DomainEvent<string> {
  constructor(readonly asked: WaitingSend) {
    super();
  }
}
