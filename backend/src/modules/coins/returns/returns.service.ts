import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { Caller } from '../../../core/caller.js';
import type { IdempotencyKey } from '../../../http/idempotency-key.js';
import { fieldError } from '../../../core/errors.js';
import { grouped, inCoins } from '../../../core/grouped.js';
import { AuditService } from '../../../platform/audit/audit.service.js';
import { IdempotencyService } from '../../../platform/idempotency/idempotency.service.js';
import { type Account, PLATFORM, type StoredAccount } from '../../ledger/accounts.js';
import { LedgerEntry } from '../../ledger/ledger-entry.schema.js';
import { LedgerService } from '../../ledger/ledger.service.js';
import type { ReturnCoinsDto } from '../statements/recharge.dto.js';
import { isCoinAgencyCode, WalletFinder } from '../wallets/wallet-finder.js';

/** Returns coins to the sender that they came from (docs/rules/coins.md). */
@Injectable()
export class ReturnsService {
  constructor(
    @InjectModel(LedgerEntry.name) private readonly entries: Model<LedgerEntry>,
    private readonly ledger: LedgerService,
    private readonly find: WalletFinder,
    private readonly idempotency: IdempotencyService,
    private readonly audit: AuditService,
  ) {}

  giveBack(
    caller: Caller,
    { username, coins, senderName = '', createdAt, transfer: id }: ReturnCoinsDto,
    key: IdempotencyKey | undefined,
  ): Promise<{ message: string }> {
    let transfer: LedgerEntry | undefined;
    const made = this.idempotency.once(key, async (names) => {
      const { account, target } = await this.find.wallet(caller, username, 'username');
      names(target.id);
      const sender = await this.find.sender(caller, senderName);
      if (isCoinAgencyCode(username) && sender !== PLATFORM) {
        throw fieldError(
          'senderName',
          'A coin agency can return coins only to the platform. Leave the sender blank',
        );
      }
      transfer = await this.named(sender, account, { id, createdAt });
      if (transfer && coins > transfer.coins) {
        throw fieldError(
          'coins',
          `Only ${inCoins(transfer.coins)} ${transfer.coins === 1 ? 'was' : 'were'} transferred`,
        );
      }
      if (transfer) await this.assertReturnable(transfer, coins);
      return async () => {
        const returnOf = transfer && { returnOf: transfer._id };
        const entry = await this.ledger.move({
          kind: 'return',
          from: account,
          to: sender,
          coins,
          ...returnOf,
        });
        if (transfer) {
          await this.ledger.assertOpen(transfer, entry);
          await this.ledger.assertWhole(transfer);
        }
        if (sender !== PLATFORM) await this.ledger.assertSent(entry);
        const after = { coins, to: entry.toLabel, entry: entry._id.toHexString() };
        await this.audit.record({ action: 'coins.return', target, after });
        return { message: `${inCoins(coins)} returned from ${target.label}` };
      };
    });
    return made.catch((error: unknown) => this.ledger.explainRefusal(transfer, error));
  }

  /** Rejects a return of more coins than other returns left of the transfer. Only one return may name a transfer. */
  private async assertReturnable(transfer: LedgerEntry, coins: number): Promise<void> {
    const returnable = await this.ledger.returnableOf(transfer);
    if (coins <= returnable) return;
    throw fieldError(
      'coins',
      `Only ${grouped(returnable)} of these ${inCoins(transfer.coins)} can still be returned`,
    );
  }

  /** Finds the transfer that a return names by id or by time. Returns undefined for a manual return. */
  private async named(
    from: Account,
    to: StoredAccount,
    { id, createdAt }: { id: string | undefined; createdAt: Date | undefined },
  ): Promise<LedgerEntry | undefined> {
    const which = id ? { _id: id } : createdAt && { createdAt };
    if (!which) return undefined;
    const found = await this.entries
      .find({ to, kind: 'send', from, ...which })
      .limit(2)
      .lean();
    const field = id ? 'transfer' : 'createdAt';
    if (found.length > 1)
      throw fieldError(field, 'Several transfers have this time. Send the id of one transfer');
    if (!found[0]) throw fieldError(field, 'This transfer does not exist', 'NOT_FOUND');
    return found[0];
  }
}
