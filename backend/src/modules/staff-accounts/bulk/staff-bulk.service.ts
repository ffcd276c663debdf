import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Caller } from '../../../core/caller.js';
import { AppError, fieldError } from '../../../core/errors.js';
import { present } from '../../../core/present.js';
import { requestContext } from '../../../core/request-context.js';
import { Scope } from '../../../core/scope.js';
import { FIELD_REQUIRED } from '../../../http/fields.js';
import type { IdempotencyKey } from '../../../http/idempotency-key.js';
import type { RowChange } from '../../../platform/batches/batch.schema.js';
import { type BulkEffect, CHANGED_AGAIN, changeOf } from '../../../platform/bulk/bulk-action.js';
import { BulkService } from '../../../platform/bulk/bulk.service.js';
import { selectAll } from '../../../platform/bulk/select-all.js';
import { CODED_KINDS, type CodedKind } from '../../staff/shared/codes.js';
import { StaffKinds } from '../../staff/kinds/staff-kinds.js';
import { newPassword } from '../new-password.js';
import type { BulkStaffDto, StaffFilter } from './staff-bulk.dto.js';

const TITLES = { disable: 'Disable accounts', enable: 'Enable accounts', passwords: 'Issue passwords' };
const scopeOf = () => Scope.of(present(requestContext()?.caller));

/** Changes many staff accounts at once: those that a person selected, or all that match the list's filters. */
@Injectable()
export class StaffBulkService implements OnModuleInit {
  constructor(
    private readonly bulk: BulkService,
    private readonly kinds: StaffKinds,
  ) {}

  onModuleInit(): void {
    for (const kind of CODED_KINDS) {
      for (const disabled of [true, false])
        this.bulk.register(`${kind}.${disabled ? 'disable' : 'enable'}`, {
          record: kind,
          ...{ right: 'staff.write', stepUp: true },
          change: (id, { reason }) => this.setDisabled(kind, id, disabled, reason),
          undo: (id, change, { title }) => this.putBack(kind, id, change, title),
        });
      this.bulk.register(`${kind}.passwords`, {
        record: kind,
        ...{ right: 'staff.passwords', stepUp: true },
        change: async (id) => {
          const issued = { password: newPassword(), mustChangePassword: true };
          await this.kinds.ofCoded(kind).accounts.update(scopeOf(), id, {}, issued);
          return { change: null, made: id };
        },
      });
    }
  }

  start(
    caller: Caller,
    kind: CodedKind,
    filter: StaffFilter,
    { action, ids, expected, reason }: BulkStaffDto,
    key: IdempotencyKey | undefined,
  ) {
    if (action !== 'passwords' && !reason?.trim()) throw fieldError('reason', FIELD_REQUIRED);
    const { accounts } = this.kinds.ofCoded(kind);
    const scope = Scope.of(caller);
    return this.bulk.start(
      caller,
      {
        ...{ kind: `${kind}.${action}`, title: TITLES[action], expected, reason },
        ...(!ids && { filter }),
        select: () =>
          selectAll(
            expected,
            (page) => (ids ? accounts.listNamed(scope, ids, page) : accounts.list(scope, filter, page)),
            ({ _id, uniqueId, name }) => ({ id: _id.toHexString(), label: uniqueId, detail: name }),
          ),
      },
      key,
    );
  }

  private async setDisabled(
    kind: CodedKind,
    id: string,
    disabled: boolean,
    reason: string,
  ): Promise<BulkEffect> {
    const changed = await this.kinds.ofCoded(kind).accounts.setDisabled(scopeOf(), id, disabled, reason);
    const change = changeOf(changed, ['disabled']);
    return { change, reason: change ? '' : `Already ${disabled ? 'disabled' : 'enabled'}` };
  }

  private async putBack(kind: CodedKind, id: string, { was, is }: RowChange, reason: string): Promise<void> {
    const { accounts } = this.kinds.ofCoded(kind);
    const { disabled } = await accounts.find(scopeOf(), id);
    if (disabled !== is.disabled) throw new AppError('INVALID_TRANSITION', CHANGED_AGAIN);
    await accounts.setDisabled(scopeOf(), id, was.disabled === true, reason);
  }
}
