import { Int, Optional, RefuseUnknown, Shows } from '../api/fields.js';
import { MOST_COINS } from '../ledger/ledger.service.js';
import type { CoinLimits as LimitsRecord } from './coin-limits.schema.js';

@RefuseUnknown()
export class SetCoinLimitsDto {
  @Optional()
  @Int(1, MOST_COINS, {
    description: 'A send of more coins waits for a second admin. Left out or empty: none',
  })
  send?: number;
  @Optional()
  @Int(1, MOST_COINS, { description: 'A withdrawal of more coins needs two admins. Left out or empty: none' })
  withdrawal?: number;
}

export class CoinLimits {
  @Shows({ type: 'integer', nullable: true, description: 'null: no limit', example: 100_000 })
  send: number | null;
  @Shows({ type: 'integer', nullable: true, description: 'null: no limit', example: 50_000 })
  withdrawal: number | null;
}

export const toCoinLimits = ({ send, withdrawal }: LimitsRecord): CoinLimits => ({ send, withdrawal });
