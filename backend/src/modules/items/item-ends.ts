import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { Connection, Model } from 'mongoose';
import { inTransaction } from '../../platform/database/transaction.js';
import { PollLoop } from '../../platform/work/poll-loop.js';
import { UserMessages } from '../notifications/user-messages.js';
import { UsersService } from '../users/users.service.js';
import { NAME_OF } from './item-kinds.js';
import { notEnded, UserItem } from './user-item.schema.js';
import { keyOf, UserItemsService } from './user-items.service.js';

/** The longest time in milliseconds between two looks for items that end. */
const EVERY = 30_000;
/** The number of items that end in one transaction. */
const PORTION = 200;

/** Ends the items of users at their time: takes them off, and sends a message when the user has no more of them. */
@Injectable()
export class ItemEnds implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly loop = new PollLoop({
    look: () => this.look(),
    every: EVERY,
    failure: 'Items of users did not end',
    logger: new Logger('Items'),
  });

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @InjectModel(UserItem.name) private readonly records: Model<UserItem>,
    private readonly items: UserItemsService,
    private readonly users: UsersService,
    private readonly messages: UserMessages,
  ) {}

  onApplicationBootstrap(): void {
    this.loop.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.loop.stop();
  }

  /** Ends every item that is due. Returns the milliseconds until the next end, at most `EVERY`. */
  async look(): Promise<number> {
    let ended: number;
    do ended = await inTransaction(this.connection, () => this.endSome());
    while (ended === PORTION);
    const next = await this.records
      .findOne({ endDue: { $exists: true } }, { endDue: 1 })
      .sort({ endDue: 1 })
      .lean();
    return next?.endDue ? Math.min(Math.max(next.endDue.getTime() - Date.now(), 0), EVERY) : EVERY;
  }

  /** Several processes may end the same items: the transaction of the second conflicts and finds none. */
  private async endSome(): Promise<number> {
    const now = new Date();
    const due = await this.records
      .find({ endDue: { $lte: now } })
      .sort({ endDue: 1 })
      .limit(PORTION)
      .lean();
    if (!due.length) return 0;
    // Held, so that a user neither puts on what ends here nor buys more days of it in a transaction at the same time.
    await this.users.holdAll(due.map(({ user }) => user));
    await this.records.updateMany({ _id: { $in: due.map(({ _id }) => _id) } }, { $unset: { endDue: 1 } });
    await this.items.takeOff(due, now);
    await this.report(due, now);
    return due.length;
  }

  /**
   * Sends one message for each item that the user has no more of. What a VIP pack brought ends with the pack. After a long
   * stop of the product, several records of an item are due at once: the last one of them is reported.
   */
  private async report(due: UserItem[], now: Date): Promise<void> {
    const { $or: running, ...notRevoked } = notEnded(now);
    const isDueToo = { endDue: { $exists: true }, source: { $ne: 'vip' as const } };
    const later = await this.records
      .find(
        {
          user: { $in: due.map(({ user }) => user) },
          item: { $in: due.map(({ item }) => item) },
          ...notRevoked,
          $or: [...running, isDueToo],
        },
        { user: 1, kind: 1, item: 1 },
      )
      .lean();
    const owned = new Set(later.map(keyOf));
    const over = due.filter((one) => one.source !== 'vip' && !owned.has(keyOf(one)));
    const lastOfEach = new Map(over.map((one) => [keyOf(one), one]));
    await this.messages.send(
      [...lastOfEach.values()].map(({ user, kind, title }) => ({
        user,
        title: `Your ${NAME_OF[kind]} has ended`,
        description: `The days of ${title} are over.`,
      })),
    );
  }
}
