import { ApiSchema } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { Flag, FreeText, Identifier, Int, IntOrEmpty, OneOf, Optional } from '../../../http/fields.js';
import { RefuseUnknown } from '../../../http/refuse-unknown.js';
import { Shows, ShowsId, ShowsInt, ShowsText, ShowsTime } from '../../../http/shown-fields.js';
import { ShowsVersion, VersionSeen } from '../../../http/version-fields.js';
import { versionOf } from '../../../platform/database/versioned.js';
import type { StoredAccount } from '../../ledger/accounts.js';
import { MOST_COINS } from '../../ledger/ledger.service.js';
import { type CoinLimits, LIMIT_NAMES, type LimitName } from './coin-limits.schema.js';
import type { WaitingLimitRow } from './waiting-limits.service.js';

/** A limit that is left out stays unchanged, so that setting one limit cannot remove the other. */
const Limit = (what: string) =>
  IntOrEmpty(1, MOST_COINS, {
    description: `Coins that one admin may ${what} alone, in one step and within 24 hours, and that all admins may so move to one recipient within 24 hours. '' for no limit; omitted: unchanged`,
  });

@RefuseUnknown()
export class SetCoinLimitsDto {
  @Optional() @Limit('send') send?: number | null;
  @Optional() @Limit('approve') withdrawal?: number | null;
  @VersionSeen() versionSeen?: number;
}

@RefuseUnknown()
export class DecideLimitDto {
  @Flag({ description: 'true: the change takes effect; false: the limit stays' }) approve: boolean;
  @Optional() @FreeText(500, { lines: true, description: 'Reason of the refusal' }) reason?: string;
}

export class CheckLimitQuery {
  @OneOf(LIMIT_NAMES, 'LimitName', { description: 'Limit that applies to the movement' }) limit: LimitName;
  @Int(1, MOST_COINS, { description: 'Coins to move', example: 20_000 }) coins: number;
  @Optional()
  @Identifier(60, {
    description: 'Account that receives the coins: the coins that it received within 24 hours count too',
    example: 'user:66f0c0ffee00000000000001',
  })
  @Matches(/^(coinAgency|user):[0-9a-f]{24}$/, { message: 'Must be the account of a coin agency or a user' })
  recipient?: StoredAccount;
}

/** Whether a movement of the caller would currently wait. */
export class LimitCheck {
  @Shows({ type: Boolean, description: 'Whether a second admin must confirm' }) waits: boolean;
  @Shows({
    type: 'integer',
    nullable: true,
    description:
      'Coins that the caller can still move alone, to the recipient if one is named; null: no limit',
    example: 5000,
  })
  left: number | null;
}

@ApiSchema({ name: 'CoinLimits' })
export class CoinLimitsDto {
  @Shows({ type: 'integer', nullable: true, description: 'null: no limit', example: 100_000 })
  send: number | null;
  @Shows({ type: 'integer', nullable: true, description: 'null: no limit', example: 50_000 })
  withdrawal: number | null;
  @ShowsVersion() version: number;
}

/** A request of an admin to raise or remove a limit. */
@ApiSchema({ name: 'WaitingLimit' })
export class WaitingLimitDto {
  @ShowsId() _id: string;
  @Shows({ enum: [...LIMIT_NAMES], enumName: 'LimitName' }) limit: LimitName;
  @ShowsInt('Limit at the time of the request', 1000) from: number;
  @Shows({ type: 'integer', nullable: true, description: 'Requested limit; null: no limit', example: 5000 })
  to: number | null;
  @ShowsText('The admin who made the request', 'Meera Nair') askedBy: string;
  @Shows({ type: Boolean, description: 'Whether the caller made the request' }) own: boolean;
  @Shows({ type: Boolean, description: 'Whether the caller may confirm it; every admin may refuse it' })
  mayConfirm: boolean;
  @ShowsText("Why the caller may not confirm, '' if the caller may", '') obstacle: string;
  @ShowsTime() createdAt: string;
}

export const toCoinLimits = ({ send, withdrawal, version }: CoinLimits): CoinLimitsDto => ({
  send,
  withdrawal,
  version: versionOf({ version }),
});

export const toWaitingLimit = (
  { _id, limit, from, to, askedBy, obstacle, createdAt }: WaitingLimitRow,
  readerId: string,
): WaitingLimitDto => ({
  _id: _id.toHexString(),
  limit,
  from,
  to,
  askedBy: askedBy.name,
  own: askedBy.id === readerId,
  mayConfirm: obstacle === '',
  obstacle,
  createdAt: createdAt.toISOString(),
});
