import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../core/caller.js';
import type { CallKey } from '../../../http/call-key.js';
import { AppError } from '../../../core/errors.js';
import { grouped } from '../../../core/grouped.js';
import { AuditService } from '../../../platform/audit/audit.service.js';
import { CoinLimitsService } from '../limits/coin-limits.service.js';
import { type CoinAgencyProfile, toCoinAgencyProfile } from '../../staff/coin-panel/coin-agency.dto.js';
import { IdempotencyService } from '../../../platform/idempotency/idempotency.service.js';
import { type Account, coinAgencyAccount, PLATFORM } from '../../ledger/accounts.js';
import { BalancesService } from '../../ledger/balances.service.js';
import { BusyAccounts } from '../../ledger/busy-accounts.service.js';
import type { LedgerEntry } from '../../ledger/ledger-entry.schema.js';
import { LedgerService } from '../../ledger/ledger.service.js';
import { CoinAgencyClosing } from './coin-agency-closing.service.js';
import type { SellCoinsDto, SendCoinsDto } from './recharge.dto.js';
import { type FoundWallet, WalletFinder } from './wallet-finder.service.js';
import { WaitingSendsService } from '../approvals/waiting-sends.service.js';

/** Coins from the platform or a coin agency to whom they are for. */
@Injectable()
export class SendsService {
  constructor(
    private readonly ledger: LedgerService,
    private readonly busy: BusyAccounts,
    private readonly balances: BalancesService,
    private readonly find: WalletFinder,
    private readonly limits: CoinLimitsService,
    private readonly waiting: WaitingSendsService,
    private readonly closing: CoinAgencyClosing,
    private readonly idempotency: IdempotencyService,
    private readonly audit: AuditService,
  ) {}

  /** The platform's send. Above the limit, alone or with what the admin sent in 24 hours, it waits for a second admin. */
  sendAsAdmin(caller: Caller, { to, userId, coin }: SendCoinsDto, key: CallKey | undefined) {
    return this.idempotency.once(key, async (names) => {
      const wallet =
        to === '1'
          ? await this.find.coinAgencyWallet(caller, userId)
          : await this.find.userWallet(caller, userId);
      names(wallet.target.id);
      return async () => {
        if (!(await this.limits.bookAlone('send', caller.id, coin))) return this.waiting.ask(wallet, coin);
        const { _id } = await this.send(PLATFORM, wallet, coin);
        return {
          message: `${grouped(coin)} coins sent to ${wallet.target.label}`,
          transfer: _id.toHexString(),
          waiting: '',
        };
      };
    });
  }

  /** Carries out a send that waits, or a deletion of a coin agency, on behalf of the admin who agrees. */
  confirm(caller: Caller, id: string): Promise<{ message: string }> {
    return this.waiting.confirm(caller, id, (asked, wallet) =>
      asked.closes ? this.closing.confirmed(caller, asked) : this.send(PLATFORM, wallet, asked.coins),
    );
  }

  /** A coin agency's sale to a user, from its own balance. Many sell at once: their sales go through together. */
  sell(
    caller: Caller,
    { userId, coin, coinAgency, id }: SellCoinsDto,
    key: CallKey | undefined,
  ): Promise<{ message: string; transfer: string; CoinPanel: CoinAgencyProfile }> {
    const from = coinAgencyAccount(caller.id);
    return this.busy.move(from, key, async () => {
      for (const [field, named] of Object.entries({ coinAgency, id })) {
        if (named) await this.find.coinAgency(caller, named, field);
      }
      const [own, { account: to, target }] = await Promise.all([
        this.find.coinAgency(caller, caller.id),
        this.find.userWallet(caller, userId),
      ]);
      this.balances.assertCanGive(from, own, coin);
      return {
        movement: { kind: 'send', from, to, coins: coin },
        audit: (entry) => sent(entry, target),
        names: target.id,
        answer: (entry) => ({
          message: `${grouped(coin)} coins sent to ${target.label}`,
          transfer: entry._id.toHexString(),
          CoinPanel: toCoinAgencyProfile({ ...own, coins: entry.lines[0]!.balance ?? own.coins }),
        }),
      };
    });
  }

  private async send(from: Account, { account, target }: FoundWallet, coins: number): Promise<LedgerEntry> {
    if (from === account) throw new AppError('VALIDATION_FAILED', 'Coins are sent to somebody else');
    const entry = await this.ledger.move({ kind: 'send', from, to: account, coins });
    await this.audit.record(sent(entry, target));
    return entry;
  }
}

/** The audit record of a send. */
const sent = ({ _id, coins, fromLabel }: LedgerEntry, target: FoundWallet['target']) => ({
  action: 'coins.send',
  target,
  after: { coins, from: fromLabel, entry: _id.toHexString() },
});
