import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import type { Caller } from '../../../core/caller.js';
import type { IdempotencyKey } from '../../../http/idempotency-key.js';
import { inCoins } from '../../../core/grouped.js';
import { AuditService } from '../../../platform/audit/audit.service.js';
import { inTransaction } from '../../../platform/database/transaction.js';
import { DomainEvents, Emits } from '../../../platform/domain-events/domain-events.js';
import { CoinLimitsService } from '../limits/coin-limits.service.js';
import { type CoinAgencyProfile, toCoinAgencyProfile } from '../../staff/coin-agency/coin-agency.dto.js';
import { IdempotencyService } from '../../../platform/idempotency/idempotency.service.js';
import { coinAgencyAccount, PLATFORM } from '../../ledger/accounts.js';
import { BalancesService } from '../../ledger/balances.service.js';
import { AccountWriteQueue } from '../../ledger/account-write-queue.js';
import type { LedgerEntry } from '../../ledger/ledger-entry.schema.js';
import { LedgerService } from '../../ledger/ledger.service.js';
import { SalaryRuns } from '../runs/salary-runs.service.js';
import { CoinAgencyClosing } from '../closing/coin-agency-closing.js';
import type { SellCoinsDto, SendCoinsDto } from '../statements/recharge.dto.js';
import { type FoundWallet, WalletFinder } from '../wallets/wallet-finder.js';
import { WaitingRefundConfirmed } from '../approvals/waiting-events.js';
import { WaitingSendsService, walletOf } from '../approvals/waiting-sends.service.js';

/** Sends coins from the platform or a coin agency to their recipients. */
@Injectable()
@Emits(WaitingRefundConfirmed)
export class SendsService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly ledger: LedgerService,
    private readonly queue: AccountWriteQueue,
    private readonly balances: BalancesService,
    private readonly find: WalletFinder,
    private readonly limits: CoinLimitsService,
    private readonly waiting: WaitingSendsService,
    private readonly closing: CoinAgencyClosing,
    private readonly salaryRuns: SalaryRuns,
    private readonly idempotency: IdempotencyService,
    private readonly audit: AuditService,
    private readonly events: DomainEvents,
  ) {}

  /**
   * Sends coins from the platform. If the coins alone, or with those that the admin sent or that the recipient received in
   * the last 24 hours, exceed the limit, the send waits for a second admin.
   */
  sendAsAdmin(caller: Caller, { to, userId, coin: coins }: SendCoinsDto, key: IdempotencyKey | undefined) {
    return this.idempotency.once(key, async (names) => {
      const wallet =
        to === '1'
          ? await this.find.coinAgencyWallet(caller, userId)
          : await this.find.userWallet(caller, userId);
      names(wallet.target.id);
      return async () => {
        const isAlone = await this.limits.bookAlone('send', caller.id, [{ coins, to: wallet.account }]);
        if (!isAlone) return this.waiting.ask(wallet, coins);
        const { _id } = await this.sendFromPlatform(wallet, coins);
        return {
          message: `${inCoins(coins)} sent to ${wallet.target.label}`,
          transfer: _id.toHexString(),
          waiting: '',
        };
      };
    });
  }

  /** Carries out a waiting send, salary run, refund or deletion of a coin agency for the admin who confirms it. */
  async confirm(caller: Caller, id: string): Promise<{ message: string }> {
    const answer = await inTransaction(this.connection, async () => {
      const asked = await this.waiting.confirm(caller, id);
      const { closes, coins, recipient, recipientKind } = asked;
      if (recipientKind === 'import') return this.salaryRuns.confirmed(caller, asked);
      if (recipientKind === 'order') {
        const [message = ''] = await this.events.emit(new WaitingRefundConfirmed(asked));
        return { message };
      }
      if (closes) {
        await this.closing.confirmed(caller, asked);
        return { message: `${inCoins(coins)} returned, ${recipient} deleted` };
      }
      await this.sendFromPlatform(walletOf(asked), coins);
      return { message: `${inCoins(coins)} sent to ${recipient}` };
    });
    this.salaryRuns.wake();
    return answer;
  }

  /** Rejects a waiting send, salary run, refund or deletion of a coin agency. */
  refuse(caller: Caller, id: string, reason: string): Promise<{ message: string }> {
    return inTransaction(this.connection, async () => {
      const asked = await this.waiting.refuse(caller, id, reason);
      const { closes, coins, recipient, recipientKind } = asked;
      if (recipientKind === 'import') await this.salaryRuns.refused(caller, asked, reason);
      if (recipientKind === 'order') return { message: `Refund declined: ${recipient}` };
      return {
        message: closes
          ? `Request to delete ${recipient} declined`
          : `Request to send ${inCoins(coins)} to ${recipient} declined`,
      };
    });
  }

  /**
   * Sells coins from a coin agency's own balance to a user. Concurrent sales of an agency wait in the queue of its
   * account and are written together.
   */
  sell(
    caller: Caller,
    { userId, coin: coins, coinAgency, id }: SellCoinsDto,
    key: IdempotencyKey | undefined,
  ): Promise<{ message: string; transfer: string; CoinPanel: CoinAgencyProfile }> {
    const from = coinAgencyAccount(caller.id);
    return this.queue.post(from, key, async () => {
      for (const [field, named] of Object.entries({ coinAgency, id })) {
        if (named) await this.find.coinAgency(caller, named, field);
      }
      const [own, { account: to, target }] = await Promise.all([
        this.find.coinAgency(caller, caller.id),
        this.find.userWallet(caller, userId),
      ]);
      this.balances.assertCanGive(from, own, coins);
      return {
        movement: { kind: 'send', from, to, coins },
        audit: (entry) => sent(entry, target),
        names: target.id,
        answer: (entry) => ({
          message: `${inCoins(coins)} sent to ${target.label}`,
          transfer: entry._id.toHexString(),
          CoinPanel: toCoinAgencyProfile({ ...own, coins: entry.lines[0]?.balance ?? own.coins }),
        }),
      };
    });
  }

  private async sendFromPlatform({ account, target }: FoundWallet, coins: number): Promise<LedgerEntry> {
    const entry = await this.ledger.move({ kind: 'send', from: PLATFORM, to: account, coins });
    await this.audit.record(sent(entry, target));
    return entry;
  }
}

/** Returns the change that the audit log shows for a send. */
export const sent = (
  { _id, coins, fromLabel }: Pick<LedgerEntry, '_id' | 'coins' | 'fromLabel'>,
  target: FoundWallet['target'],
) => ({
  action: 'coins.send',
  target,
  after: { coins, from: fromLabel, entry: _id.toHexString() },
});
