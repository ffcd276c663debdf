import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import type { Caller } from '../../../core/caller.js';
import type { IdempotencyKey } from '../../../http/idempotency-key.js';
import { AppError, fieldError } from '../../../core/errors.js';
import { inCoins } from '../../../core/grouped.js';
import { On } from '../../../platform/domain-events/domain-events.js';
import { Gift } from '../../catalogues/gifts/gift.schema.js';
import { LiveGift } from '../../catalogues/live-gifts/live-gift.schema.js';
import type { Catalogue } from '../../catalogues/shared/catalogue.js';
import { InjectCatalogue } from '../../catalogues/shared/define-catalogue.js';
import { earningsAccount, userAccount } from '../../ledger/accounts.js';
import { BalancesService } from '../../ledger/balances.service.js';
import { AccountWriteQueue } from '../../ledger/account-write-queue.js';
import { EntryReversed } from '../../ledger/ledger-events.js';
import { ExperienceService } from '../../experience/experience.service.js';
import { LiveService } from '../../hosts/live/live.service.js';
import { UsersService } from '../../users/users.service.js';

export interface Giving {
  /** _id of the gift or live gift. */
  gift: string;
  /** _id of the host, who must be live. */
  userId: string;
  /** The price that the giver saw. */
  coin?: number;
}

export interface Given {
  message: string;
  coin: number;
  diamonds: number;
}

/** Gives gifts to live hosts: coins to the host's earnings, and the same number of diamonds to the session. */
@Injectable()
export class GiftingService {
  constructor(
    @InjectCatalogue(Gift) private readonly gifts: Catalogue<Gift>,
    @InjectCatalogue(LiveGift) private readonly liveGifts: Catalogue<LiveGift>,
    private readonly queue: AccountWriteQueue,
    private readonly balances: BalancesService,
    private readonly live: LiveService,
    private readonly users: UsersService,
    private readonly experience: ExperienceService,
  ) {}

  /**
   * Gives a gift, which must be visible in the app. Returns the giver's remaining coins and the diamonds that the session
   * got.
   */
  give(caller: Caller, giving: Giving, key: IdempotencyKey | undefined): Promise<Given> {
    return this.move(caller, giving, key, 'gift', async () => {
      const [gift] = await this.gifts.visible({ _id: new Types.ObjectId(giving.gift) });
      if (!gift) throw new AppError('NOT_FOUND');
      return gift;
    });
  }

  /** Gives a live gift, which must be visible in the app. A live gift of a deleted or hidden category is not found. */
  giveLive(caller: Caller, giving: Giving, key: IdempotencyKey | undefined): Promise<Given> {
    return this.move(caller, giving, key, 'liveGift', async () => {
      const [gift] = await this.liveGifts.visible({ _id: new Types.ObjectId(giving.gift) });
      if (!gift) throw new AppError('NOT_FOUND', 'This live gift does not exist');
      return gift;
    });
  }

  private move(
    caller: Caller,
    { userId, coin: seen }: Giving,
    key: IdempotencyKey | undefined,
    kind: 'gift' | 'liveGift',
    find: () => Promise<Gift | LiveGift>,
  ): Promise<Given> {
    const to = earningsAccount(userId);
    return this.queue.post(to, key, async () => {
      if (userId === caller.id) throw fieldError('userId', 'You cannot send a gift to yourself');
      const [gift, session, giver, together] = await Promise.all([
        find(),
        this.live.liveOf(userId),
        this.users.find(caller.id),
        this.experience.forGifts(),
      ]);
      if (!session) throw new AppError('INVALID_TRANSITION', 'This host is not live');
      if (seen !== undefined && seen !== gift.coin) {
        throw new AppError('VERSION_CONFLICT', `${gift.title} now costs ${inCoins(gift.coin)}`);
      }
      const from = userAccount(giver._id);
      this.balances.assertCanGive(from, giver, gift.coin);
      const subjects = [
        { kind, id: gift._id.toHexString(), label: gift.title },
        { kind: 'live', id: session._id.toHexString(), label: session.channelName },
      ];
      return {
        movement: { kind: 'gift', from, to, coins: gift.coin, subjects },
        names: userId,
        also: () => this.live.addDiamonds(session._id, gift.coin),
        together,
        answer: ({ lines: [giving] }) => ({
          message: `${gift.title} given to ${session.username}`,
          coin: giving?.balance ?? 0,
          diamonds: gift.coin,
        }),
      };
    });
  }

  /** Takes the diamonds of a reversed gift back from the session. */
  @On(EntryReversed)
  async takeDiamondsBack({ entry }: EntryReversed): Promise<void> {
    const { kind, coins, subjects = [] } = entry;
    const session = subjects.find((subject) => subject.kind === 'live');
    if (kind === 'gift' && session) await this.live.takeDiamonds(new Types.ObjectId(session.id), coins);
  }
}
