import { Injectable, Logger } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { Connection, Model } from 'mongoose';
import { SessionsService } from '../../platform/access/sessions.service.js';
import { AppError, type FieldError } from '../../core/errors.js';
import { inTransaction } from '../../platform/database/transaction.js';
import { FilesService } from '../../platform/files/files.service.js';
import { User } from './user.schema.js';

/** What one domain keeps of a user. */
export interface KeptOfUser {
  /** Why the account cannot go yet; undefined when nothing of this domain stands in the way. */
  obstacle?: (user: User) => Promise<FieldError | undefined>;
  /** Erases it, or takes the person out of what must stay; in the transaction. Answers files that go afterwards. */
  forget: (user: User) => Promise<string[]>;
}

/**
 * An owner deletes its account. The user's record goes, so nobody signs in, finds or counts it any more; ledger entries stay
 * under the _id, which then is nobody's name. Each domain says what it keeps of a user.
 */
@Injectable()
export class AccountDeletion {
  private readonly logger = new Logger('Users');
  private readonly domains: KeptOfUser[] = [];

  constructor(
    @InjectModel(User.name) private readonly users: Model<User>,
    @InjectConnection() private readonly connection: Connection,
    private readonly sessions: SessionsService,
    private readonly files: FilesService,
  ) {}

  /** Declares what a domain keeps of users. */
  alsoForget(kept: KeptOfUser): void {
    this.domains.push(kept);
  }

  /** IN_USE with everything that stands in the way, so that the owner need not find out one by one. */
  async delete(id: string): Promise<void> {
    const files = await inTransaction(this.connection, async () => {
      const user = await this.users.findById(id).lean();
      if (!user) throw new AppError('NOT_FOUND');
      const obstacles = await this.obstaclesOf(user);
      if (obstacles.length)
        throw new AppError('IN_USE', obstacles.map(({ message }) => message).join('. '), obstacles);
      const forgotten = [user.picture];
      for (const { forget } of this.domains) forgotten.push(...(await forget(user)));
      // Coins that arrive at this moment write the same record: one of the two begins anew and sees the other.
      await this.users.deleteOne({ _id: user._id });
      // With the record, not after it: nobody stays signed in as somebody who is gone.
      await this.sessions.forget(id);
      return forgotten;
    });
    await Promise.all(files.map((file) => this.files.remove(file)));
    this.logger.log({ msg: 'An account was deleted by its owner', user: id });
  }

  private async obstaclesOf(user: User): Promise<FieldError[]> {
    const found = [coinsOf(user), freezeOf(user)];
    // In turn, not together: one transaction carries out one statement at a time.
    for (const { obstacle } of this.domains) found.push(await obstacle?.(user));
    return found.filter((one) => one !== undefined);
  }
}

function coinsOf({ coin, receivingCoins }: User): FieldError | undefined {
  if (!coin && !receivingCoins) return undefined;
  return { field: 'coins', message: `There are ${coin + receivingCoins} coins left in the wallet` };
}

const freezeOf = ({ walletFreeze }: User): FieldError | undefined =>
  walletFreeze && { field: 'wallet', message: 'The wallet is frozen' };
