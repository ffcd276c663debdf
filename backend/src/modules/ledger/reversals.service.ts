import { Injectable } from '@nestjs/common';
import type { IdempotencyKey } from '../../http/idempotency-key.js';
import { AppError } from '../../core/errors.js';
import { inCoins } from '../../core/grouped.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { DomainEvents, Emits } from '../../platform/domain-events/domain-events.js';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service.js';
import { type LedgerEntry, REVERSIBLE } from './ledger-entry.schema.js';
import { EntryReversed } from './ledger-events.js';
import { LedgerService } from './ledger.service.js';

/** Reverses an entry by another entry, so that an admin can correct a mistake. */
@Injectable()
@Emits(EntryReversed)
export class ReversalsService {
  constructor(
    private readonly ledger: LedgerService,
    private readonly idempotency: IdempotencyService,
    private readonly audit: AuditService,
    private readonly events: DomainEvents,
  ) {}

  reverse(
    id: string,
    reason: string,
    key: IdempotencyKey | undefined,
  ): Promise<{ message: string; transfer: string }> {
    let taken: LedgerEntry | undefined;
    const made = this.idempotency.once(key, async () => {
      const entry = await this.ledger.find(id);
      taken = entry;
      if (!REVERSIBLE.has(entry.kind)) {
        throw new AppError('INVALID_TRANSITION', `Entries of type ${entry.kind} cannot be reversed`);
      }
      await this.ledger.assertOpen(entry);
      return async () => {
        const { from: to, to: from, coins, subjects, _id: reversalOf } = entry;
        const what = { kind: 'reversal', from, to, coins, subjects, reason, reversalOf } as const;
        const reversal = await this.ledger.move(what);
        await this.ledger.assertOpen(entry, reversal);
        // A return that names no transfer may already have taken these coins.
        if (entry.kind === 'send') {
          await this.ledger.assertWhole(entry);
          await this.ledger.assertSent(reversal);
        }
        await this.events.emit(new EntryReversed(entry));
        await this.audit.record({
          action: 'coins.reverse',
          target: { kind: 'entry', id, label: `${entry.fromLabel} to ${entry.toLabel}` },
          after: { coins, kind: entry.kind, entry: reversal._id.toHexString() },
          reason,
        });
        return { message: `${inCoins(coins)} reversed`, transfer: reversal._id.toHexString() };
      };
    });
    return made.catch((error: unknown) => this.ledger.explainRefusal(taken, error));
  }
}
