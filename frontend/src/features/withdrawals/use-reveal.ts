import { useState } from 'react';
import { useRevealWithdrawalMutation, type AccountDetails } from '../../api/withdrawals.gen';
import { notify } from '../../components/base/notify';

/** Reveals the full bank account on request; the server logs each access. */
export function useReveal(userId: string, request: string) {
  const [reveal, { isLoading: revealing }] = useRevealWithdrawalMutation();
  const [account, setAccount] = useState<AccountDetails>();

  async function show() {
    try {
      const answer = await reveal({ withdrawalDetailsDto: { userId, request } }).unwrap();
      setAccount(answer.details.accountDetails);
    } catch (error) {
      notify.failure(error);
    }
  }
  return { account, revealing, show, hide: () => setAccount(undefined) };
}
