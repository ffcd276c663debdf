import { useState } from 'react';
import { useCheckCoinLimitQuery } from '../../api/coin-limits.gen';
import { useFetchCoinAgencyQuery } from '../../api/coin-panel.gen';
import type { StaffKind } from '../../api/staff-passwords.gen';

/**
 * The coins of a coin agency, and whether they are too many for the admin to return alone. Both are read anew, because a deletion
 * returns whatever is there. Accounts of other kinds have no coins.
 */
export function useCoinsOf(kind: StaffKind, id: string) {
  const [openedAt] = useState(Date.now);
  const options = { skip: kind !== 'coin', refetchOnMountOrArgChange: true };
  const account = useFetchCoinAgencyQuery({ id }, options);
  // What is left is the same for every number of coins.
  const limit = useCheckCoinLimitQuery({ limit: 'send', coins: 1 }, options);
  if (kind !== 'coin') return { ready: true, coins: 0, waits: false };

  const queries = [account, limit];
  const old = queries.filter(({ fulfilledTimeStamp = 0 }) => fulfilledTimeStamp < openedAt);
  const coins = account.data?.details.coins ?? 0;
  const left = limit.data?.details.left ?? null;
  return {
    ready: old.length === 0,
    coins,
    waits: left !== null && coins > left,
    error: old.find(({ isFetching, error }) => error && !isFetching)?.error,
    retry: () => old.forEach(({ refetch }) => void refetch()),
  };
}
