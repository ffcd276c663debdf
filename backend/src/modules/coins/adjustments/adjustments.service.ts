import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../core/caller.js';
import type { IdempotencyKey } from '../../../http/idempotency-key.js';
import { AppError, fieldError } from '../../../core/errors.js';
import { inCoins } from '../../../core/grouped.js';
import { AuditService } from '../../../platform/audit/audit.service.js';
import { CoinLimitsService } from '../limits/coin-limits.service.js';
import { IdempotencyService } from '../../../platform/idempotency/idempotency.service.js';
import { ExperienceService } from '../../experience/experience.service.js';
import { PLATFORM, userAccount } from '../../ledger/accounts.js';
import { LedgerService } from '../../ledger/ledger.service.js';
import { toUser } from '../../users/user.dto.js';
import type { User } from '../../users/user.schema.js';
import { UsersService } from '../../users/users.service.js';
import type { AdjustUserDto } from './adjust-user.dto.js';
import { WaitingSendsService } from '../approvals/waiting-sends.service.js';
import { WalletFinder } from '../wallets/wallet-finder.js';

/**
 * Changes of the Update User screen: a new balance, whose difference becomes an entry, and the user's level and
 * experience.
 */
@Injectable()
export class AdjustmentsService {
  constructor(
    private readonly users: UsersService,
    private readonly experience: ExperienceService,
    private readonly find: WalletFinder,
    private readonly ledger: LedgerService,
    private readonly limits: CoinLimitsService,
    private readonly waiting: WaitingSendsService,
    private readonly idempotency: IdempotencyService,
    private readonly audit: AuditService,
  ) {}

  /**
   * Fails with VERSION_CONFLICT if the balance is no longer `coinSeen`, with the current balance in the message, or if
   * the user is no longer the one of `versionSeen`.
   */
  adjust(caller: Caller, body: AdjustUserDto, key: IdempotencyKey | undefined): Promise<{ message: string }> {
    const { number, level, experience, versionSeen } = body;
    return this.idempotency.once(key, async (names) => {
      const found = await this.find.userOfNumber(number, 'number');
      const id = found._id.toHexString();
      names(id);
      return async () => {
        const message = await this.setBalance(caller, await this.users.find(id), body);
        const seen = { version: versionSeen, show: toUser };
        await this.experience.set(caller, id, { level, experience }, seen);
        return { message };
      };
    });
  }

  /** Sets the balance, or asks for a second admin. Returns the message for the caller. */
  private async setBalance(
    caller: Caller,
    { _id, username, coin: present }: User,
    { coin: balance, coinSeen, askAbove }: AdjustUserDto,
  ): Promise<string> {
    if ((coinSeen ?? present) !== present) {
      const message = `${username} now has ${inCoins(present)}. Check the new balance and try again`;
      throw fieldError('coin', message, 'VERSION_CONFLICT');
    }
    const updated = `${username} updated`;
    if (balance === present) return updated;
    const account = userAccount(_id);
    const target = { kind: 'user', id: _id.toHexString(), label: username } as const;
    const coins = Math.abs(balance - present);
    if (balance > present && !(await this.limits.bookAlone('send', caller.id, [{ coins, to: account }]))) {
      if (askAbove) return (await this.waiting.ask({ account, target }, coins)).message;
      throw new AppError(
        'NEEDS_SECOND_ADMIN',
        'This amount needs confirmation by a second admin. Use Send Coins to request it',
      );
    }
    const [from, to] = balance > present ? ([PLATFORM, account] as const) : ([account, PLATFORM] as const);
    const entry = await this.ledger.move({ kind: 'adjustment', from, to, coins });
    if (entry.lines.find((line) => line.account === account)?.balance !== balance) {
      throw new AppError('VERSION_CONFLICT', 'The balance has changed. Check the new balance and try again');
    }
    await this.audit.record({
      action: 'coins.adjust',
      target,
      before: { coin: present },
      after: { coin: balance },
    });
    return updated;
  }
}
