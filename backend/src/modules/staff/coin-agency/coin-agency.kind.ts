import { AppError } from '../../../core/errors.js';
import { inCoins } from '../../../core/grouped.js';
import { coinAgenciesIn } from '../../../core/scope.js';
import { defineStaffKind, WITH_CODE, withPlus } from '../shared/staff-kind.js';
import { toCoinAgencyProfile } from './coin-agency.dto.js';
import { CoinAgency } from './coin-agency.schema.js';

export const coinAgencyKind = defineStaffKind({
  kind: 'coin',
  record: CoinAgency,
  ...WITH_CODE,
  ownedBy: coinAgenciesIn,
  toProfile: toCoinAgencyProfile,
  number: withPlus,
  checkDeletion: ({ coins }) => {
    if (coins > 0)
      throw new AppError('IN_USE', `This coin agency still has ${inCoins(coins)}. Return the coins first`);
  },
});
