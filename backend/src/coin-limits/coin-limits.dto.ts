import { IntOrEmpty, Optional, RefuseUnknown, Shows } from '../api/fields.js';
import { MOST_COINS } from '../ledger/ledger.service.js';
import type { CoinLimits as LimitsRecord } from './coin-limits.schema.js';

/** What is not named stays: nobody lifts one limit by setting the other. */
const Limit = (what: string) =>
  IntOrEmpty(1, MOST_COINS, { description: `${what}. '' for no limit; left out: as it was` });

@RefuseUnknown()
export class SetCoinLimitsDto {
  @Optional() @Limit('A send of more coins waits for a second admin') send?: number | null;
  @Optional() @Limit('A withdrawal of more coins needs two admins') withdrawal?: number | null;
}

export class CoinLimits {
  @Shows({ type: 'integer', nullable: true, description: 'null: no limit', example: 100_000 })
  send: number | null;
  @Shows({ type: 'integer', nullable: true, description: 'null: no limit', example: 50_000 })
  withdrawal: number | null;
}

export const toCoinLimits = ({ send, withdrawal }: LimitsRecord): CoinLimits => ({ send, withdrawal });
