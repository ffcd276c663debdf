import { Injectable } from '@nestjs/common';
import type { Caller } from '../../core/caller.js';
import { Scope } from '../../core/scope.js';
import type { IdempotencyKey } from '../../http/idempotency-key.js';
import { fieldError } from '../../core/errors.js';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service.js';
import { CoinAgencyClosing } from '../coins/closing/coin-agency-closing.js';
import { normaliseCode } from '../staff/shared/codes.js';
import { StaffKinds } from '../staff/kinds/staff-kinds.js';
import type { DeleteStaffAccountResponse, DeleteStaffAccountDto } from './staff-accounts.dto.js';

type Deleted = Omit<DeleteStaffAccountResponse, 'success'>;

/** Deletes staff accounts of every coded kind. */
@Injectable()
export class StaffDeletion {
  constructor(
    private readonly kinds: StaffKinds,
    private readonly closing: CoinAgencyClosing,
    private readonly idempotency: IdempotencyService,
  ) {}

  /**
   * Deletes an account. Fails with NOT_FOUND for an unknown account and with VALIDATION_FAILED on `code` when the given
   * code is not the account's.
   */
  delete(
    caller: Caller,
    { kind, id, reason, code }: DeleteStaffAccountDto,
    key: IdempotencyKey | undefined,
  ): Promise<Deleted> {
    const scope = Scope.of(caller);
    return this.idempotency.once(key, async () => {
      const { uniqueId } = await this.kinds.ofCoded(kind).accounts.find(scope, id);
      if (code && normaliseCode(code) !== uniqueId) throw fieldError('code', `Enter ${uniqueId} to confirm`);
      return async (): Promise<Deleted> => {
        if (kind === 'coin') return this.closing.close(caller, id, reason);
        await this.kinds.ofCoded(kind).accounts.remove(scope, id, reason);
        return { message: `${uniqueId} deleted`, waiting: '' };
      };
    });
  }
}
