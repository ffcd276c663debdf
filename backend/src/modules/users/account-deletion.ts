import { Injectable, Logger } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import type { Connection, Model } from 'mongoose';
import { KnownDevices } from '../../platform/access/known-devices.js';
import { loginKey } from '../../platform/access/login-key.js';
import { SessionsService } from '../../platform/access/sessions.service.js';
import { DELETED_USER } from '../../core/deleted-user.js';
import { AppError, type FieldError } from '../../core/errors.js';
import { inCoins } from '../../core/grouped.js';
import { inTransaction } from '../../platform/database/transaction.js';
import { DomainEvents, Emits } from '../../platform/domain-events/domain-events.js';
import { FilesService } from '../../platform/files/files.service.js';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service.js';
import { LedgerNames } from '../ledger/ledger-names.js';
import { AccountDeleted, AccountDeletionRequested } from './user-events.js';
import { User } from './user.schema.js';

/**
 * Deletes an account at its owner's request. Removes the user record, so that no caller can sign in to it, find it or
 * count it. Ledger entries keep the _id, without a name. Each domain erases its own data of the user.
 */
@Injectable()
@Emits(AccountDeletionRequested, AccountDeleted)
export class AccountDeletion {
  private readonly logger = new Logger('Users');

  constructor(
    @InjectModel(User.name) private readonly users: Model<User>,
    @InjectConnection() private readonly connection: Connection,
    private readonly sessions: SessionsService,
    private readonly devices: KnownDevices,
    private readonly calls: IdempotencyService,
    private readonly entries: LedgerNames,
    private readonly files: FilesService,
    private readonly events: DomainEvents,
  ) {}

  /** Deletes the account. Fails with IN_USE and lists all obstacles at once. */
  async delete(id: string): Promise<void> {
    const files = await inTransaction(this.connection, async () => {
      const user = await this.users.findById(id).lean();
      if (!user) throw new AppError('NOT_FOUND');
      const obstacles = await this.obstaclesOf(user);
      if (obstacles.length)
        throw new AppError('IN_USE', obstacles.map(({ message }) => message).join('. '), obstacles);
      await this.calls.forget(id, DELETED_USER);
      await this.devices.forget(loginKey('user', user.number));
      await this.entries.anonymise(user._id, DELETED_USER);
      const forgotten = await this.events.emit(new AccountDeleted(user._id, user.number));
      // A concurrent coin transfer writes the same record, so one of the two transactions is retried.
      await this.users.deleteOne({ _id: user._id });
      // Sessions end in the same transaction, so that no session outlives the record.
      await this.sessions.forget(id);
      return [user.picture, ...forgotten.flat()];
    });
    await Promise.all(files.map((file) => this.files.remove(file)));
    this.logger.log({ msg: 'An account was deleted by its owner', user: id });
  }

  private async obstaclesOf(user: User): Promise<FieldError[]> {
    const own = [coinsOf(user), freezeOf(user)].filter((one) => one !== undefined);
    return [...own, ...(await this.events.emit(new AccountDeletionRequested(user._id)))];
  }
}

function coinsOf({ coin, receivingCoins }: User): FieldError | undefined {
  const left = coin + receivingCoins;
  if (!left) return undefined;
  return {
    field: 'coins',
    message: `${inCoins(left)} ${left === 1 ? 'is' : 'are'} left in the wallet. Spend or withdraw them first`,
  };
}

const freezeOf = ({ walletFreeze }: User): FieldError | undefined =>
  walletFreeze && { field: 'wallet', message: 'The wallet is frozen. Ask support to unfreeze it' };
