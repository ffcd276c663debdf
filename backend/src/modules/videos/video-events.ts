import { DomainEvent } from '../../platform/domain-events/domain-event.js';

/** The state of a video has changed. Emitted in the transaction of the change. */
export class VideoMoved extends DomainEvent {
  constructor(
    /** When the video was uploaded. */
    readonly createdAt: Date,
  ) {
    super();
  }
}
