import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { currentTime } from '../../core/request-context.js';
import { backoff } from '../../platform/work/backoff.js';
import { takeDue } from '../../platform/work/lease.js';
import { PollLoop } from '../../platform/work/poll-loop.js';
import { InboxMessage } from './inbox-message.schema.js';
import { pushBatch } from './push-batch.js';
import { countPushes } from './push-metrics.js';
import { PushSender } from './push-sender.js';
import { PushTokensService } from './push-tokens.service.js';

/** Milliseconds between two looks for messages that another process left. */
const EVERY = 30_000;
/** Milliseconds from a message to its push: the transaction of the message ends meanwhile. */
const SOON = 1000;
/** Another process pushes a message after so many milliseconds when this one has died. */
const LEASE = 60_000;
/** A message is pushed again so often while the push service is away. */
const TRIES = 8;
const WAITS = { first: 10_000, longest: 3_600_000 };
/** The maximum number of phones of one user that a message is pushed to. */
const PHONES = 20;

export interface UserMessage {
  user: Types.ObjectId;
  title: string;
  description: string;
}

/**
 * Messages of the product itself to single users: written into their inboxes in the transaction of what they are about, and
 * pushed to their phones afterwards.
 */
@Injectable()
export class UserMessages implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly stopping = new AbortController();
  private isWaking = false;
  private readonly loop = new PollLoop({
    look: () => this.look(),
    every: EVERY,
    failure: 'Messages to users were not pushed',
    logger: new Logger('UserMessages'),
  });

  constructor(
    @InjectModel(InboxMessage.name) private readonly messages: Model<InboxMessage>,
    private readonly tokens: PushTokensService,
    private readonly sender: PushSender,
  ) {}

  onApplicationBootstrap(): void {
    if (this.sender.isEnabled) this.loop.start(EVERY);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.loop.stop();
  }

  /** Writes these messages, in the caller's transaction. */
  async send(messages: readonly UserMessage[]): Promise<void> {
    if (!messages.length) return;
    const createdAt = currentTime();
    const push = this.sender.isEnabled && { dueAt: new Date() };
    await this.messages.insertMany(
      messages.map((message) => ({
        ...{ _id: new Types.ObjectId(), notification: new Types.ObjectId(), ...message },
        ...{ readAt: null, deleted: false, createdAt, ...push },
      })),
      { lean: true },
    );
    if (!push || this.isWaking) return;
    this.isWaking = true;
    this.loop.start(SOON);
  }

  /** Pushes every message that is due. Returns the milliseconds until the next look. */
  async look(): Promise<number> {
    this.isWaking = false;
    for (;;) {
      const message = await takeDue(this.messages, '', LEASE, { change: { $inc: { tries: 1 } } });
      if (!message) return EVERY;
      await this.push(message);
    }
  }

  private async push(sent: InboxMessage): Promise<void> {
    const { _id, notification, user, title, description, deleted, tries = 1, lease } = sent;
    const phones = deleted ? [] : await this.tokens.after(null, user, PHONES);
    const message = { id: notification.toHexString(), title, body: description };
    const outcome = await pushBatch(this.sender, phones, message, this.stopping.signal);
    const { pushed, refused, gone, fault } = outcome;
    await this.tokens.forget(gone);
    countPushes(pushed, refused + gone.length);
    const again = fault && tries < TRIES;
    await this.messages.updateOne(
      { _id, ...(lease && { lease }) },
      again
        ? { $set: { dueAt: new Date(Date.now() + backoff(tries, { ...WAITS, least: fault.retryAfter })) } }
        : { $unset: { dueAt: 1, lease: 1, tries: 1 } },
    );
  }
}
