import { useState } from 'react';
import { useCheckCoinLimitQuery } from '../../api/coin-limits.gen';
import { useFetchCoinAgencyQuery } from '../../api/coin-panel.gen';
import type { StaffKind } from '../../api/staff-passwords.gen';

/**
 * Returns the coins of a coin agency, and whether they exceed what one admin may return alone. Both are refetched,
 * because a deletion returns the whole balance. Accounts of other kinds have no coins.
 */
export function useCoinsOf(kind: StaffKind, id: string) {
  const [openedAt] = useState(Date.now);
  const options = { skip: kind !== 'coin', refetchOnMountOrArgChange: true };
  const account = useFetchCoinAgencyQuery({ id }, options);
  // The query needs an amount, but `left` does not depend on it.
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
