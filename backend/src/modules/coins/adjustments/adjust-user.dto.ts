import { Phone } from '../../../http/account-fields.js';
import { Flag, Int, Optional } from '../../../http/fields.js';
import { VersionSeen } from '../../../http/version-fields.js';
import { MOST_BALANCE } from '../../ledger/balances.service.js';
import { MOST_COINS } from '../../ledger/ledger.service.js';

export class AdjustUserDto {
  @Phone() number: string;
  @Int(0, MOST_COINS, { description: 'The new balance', example: 500 }) coin: number;
  @Int(0, 1_000_000, { example: 12 }) level: number;
  @Int(0, 1_000_000_000, { example: 3400 }) experience: number;
  @Optional()
  @Int(0, MOST_BALANCE, {
    description: 'The balance that the caller saw; VERSION_CONFLICT when the balance has changed',
    example: 400,
  })
  coinSeen?: number;
  @VersionSeen() versionSeen?: number;
  @Optional()
  @Flag({
    description:
      'true: coins above the limit wait for a second admin, level and experience change immediately; omitted: NEEDS_SECOND_ADMIN',
  })
  askAbove?: boolean;
}
