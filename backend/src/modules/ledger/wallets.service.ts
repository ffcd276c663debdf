import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { AppError } from '../../core/errors.js';
import { currentTime, requestContext } from '../../core/request-context.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { inTransaction } from '../../platform/database/transaction.js';
import { type StoredAccount, partsOf } from './accounts.js';
import { HOMES, type Owner } from './balances.service.js';
import type { WalletFreeze } from './wallet-freeze.js';

type Frozen = Owner & { walletFreeze?: WalletFreeze };

/** Freezes and thaws wallets: no coins leave a frozen wallet. A user's three accounts form one wallet. */
@Injectable()
export class WalletsService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly audit: AuditService,
  ) {}

  /** Returns the freeze of an account's wallet, or undefined if the wallet is not frozen. */
  async freezeOf(account: StoredAccount): Promise<WalletFreeze | undefined> {
    const { kind, id } = partsOf(account);
    const owner = await this.connection
      .model<Frozen>(HOMES[kind].model)
      .findById(id, { walletFreeze: 1 })
      .lean<Frozen>();
    return owner?.walletFreeze ?? undefined;
  }

  freeze(account: StoredAccount, reason: string): Promise<void> {
    const by = requestContext()?.caller?.name ?? '';
    return this.change(account, { reason, by, at: currentTime() }, reason);
  }

  thaw(account: StoredAccount, reason: string): Promise<void> {
    return this.change(account, undefined, reason);
  }

  /** A concurrent movement updates the same record: either it commits first, or it finds the wallet frozen. */
  private change(
    account: StoredAccount,
    walletFreeze: WalletFreeze | undefined,
    reason: string,
  ): Promise<void> {
    const { kind, id } = partsOf(account);
    const { model, label, alive } = HOMES[kind];
    const freezes = walletFreeze !== undefined;
    return inTransaction(this.connection, async () => {
      const before = await this.connection
        .model(model)
        .findOneAndUpdate(
          { _id: id, ...alive, walletFreeze: freezes ? null : { $ne: null } },
          freezes ? { $set: { walletFreeze } } : { $unset: { walletFreeze: 1 } },
        )
        .lean<Frozen>();
      if (!before) throw await this.refusal(account, freezes);
      await this.audit.record({
        action: freezes ? 'wallet.freeze' : 'wallet.thaw',
        target: { kind: kind === 'coinAgency' ? 'coin' : 'user', id, label: before[label] ?? '' },
        before: { walletFreeze: before.walletFreeze ?? null },
        after: { walletFreeze: walletFreeze ?? null },
        reason,
      });
    });
  }

  private async refusal(account: StoredAccount, freezes: boolean): Promise<AppError> {
    const { kind, id } = partsOf(account);
    const { model, alive } = HOMES[kind];
    const exists = await this.connection.model(model).exists({ _id: id, ...alive });
    if (!exists) return new AppError('NOT_FOUND', 'This wallet does not exist');
    return new AppError(
      'INVALID_TRANSITION',
      freezes ? 'This wallet is already frozen' : 'This wallet is not frozen',
    );
  }
}
