import { Body, Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../../core/caller.js';
import { Scope } from '../../core/scope.js';
import { Envelope } from '../../http/response.js';
import { type IdempotencyKey, CurrentIdempotencyKey } from '../../http/idempotency-key.js';
import { Endpoint } from '../../http/endpoint.js';
import { StaffKinds } from '../staff/kinds/staff-kinds.js';
import {
  DeleteStaffAccountResponse,
  DeleteStaffAccountDto,
  RestoreStaffAccountDto,
  SetStaffStatusDto,
} from './staff-accounts.dto.js';
import { StaffDeletion } from './staff-deletion.js';
import { StaffTrash } from './staff-trash.js';

/** Endpoints for platform admins that work on staff accounts of every coded kind. */
@ApiTags('staff-accounts')
@Controller('admin/staffaccount')
export class StaffAccountsController {
  constructor(
    private readonly kinds: StaffKinds,
    private readonly deletion: StaffDeletion,
    private readonly trash: StaffTrash,
  ) {}

  @Endpoint('POST', 'delete', {
    roles: ['admin'],
    right: 'staff.write',
    summary: 'Delete a staff account with a reason',
    description:
      'The accounts below it stay. The coins of a coin agency return to the platform; above the limit for sending coins (in one step or within 24 hours), the deletion waits for a second admin.',
    response: DeleteStaffAccountResponse,
    touches: [
      'hierarchy',
      'bd',
      'agency-admin',
      'agency',
      'coin-panel',
      'ledger',
      'recharge',
      'staff-sessions',
      'sign-ins',
    ],
    idempotent: true,
    errors: ['NOT_FOUND', 'WALLET_FROZEN'],
  })
  deleteStaffAccount(
    @CurrentCaller() caller: Caller,
    @Body() account: DeleteStaffAccountDto,
    @CurrentIdempotencyKey() key: IdempotencyKey | undefined,
  ) {
    return this.deletion.delete(caller, account, key);
  }

  @Endpoint('POST', 'restore', {
    roles: ['admin'],
    right: 'staff.write',
    summary: 'Restore a deleted staff account',
    description:
      'Within 30 days of the deletion. The account signs in with its last password; its sessions stay ended.',
    response: Envelope,
    errors: ['NOT_FOUND', 'DUPLICATE'],
  })
  async restoreStaffAccount(@CurrentCaller() caller: Caller, @Body() account: RestoreStaffAccountDto) {
    const { code, warning } = await this.trash.restore(Scope.of(caller), account);
    return { message: [`${code} restored`, warning].filter(Boolean).join('. ') };
  }

  @Endpoint('POST', 'status', {
    roles: ['admin'],
    right: 'staff.write',
    stepUp: true,
    summary: 'Disable or enable a staff account',
    response: Envelope,
    touches: ['hierarchy', 'bd', 'agency-admin', 'agency', 'coin-panel', 'staff-sessions', 'sign-ins'],
    errors: ['NOT_FOUND'],
  })
  async setStaffStatus(
    @CurrentCaller() caller: Caller,
    @Body() { kind, id, disabled, reason }: SetStaffStatusDto,
  ) {
    await this.kinds.ofCoded(kind).accounts.setDisabled(Scope.of(caller), id, disabled, reason);
    return { message: disabled ? 'Account disabled' : 'Account enabled' };
  }
}
