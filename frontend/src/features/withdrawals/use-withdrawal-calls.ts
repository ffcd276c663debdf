import {
  useDecideWithdrawalMutation,
  useDecideWithdrawalsMutation,
  type Withdrawal,
} from '../../api/withdrawals.gen';
import type { DecisionCalls } from '../../components/decision-queue/decisions';
import { useCallKeys } from '../../lib/use-call-keys';

/** Decides about withdrawals; sent again after a lost answer, coins move once. */
export function useWithdrawalCalls(): DecisionCalls<Withdrawal> {
  const [decideOne] = useDecideWithdrawalMutation();
  const [decideAll] = useDecideWithdrawalsMutation();
  const send = useCallKeys();
  return {
    one: ({ _id: id }, { status, ...decideWithdrawalDto }) =>
      send([id, status, decideWithdrawalDto], (key) =>
        decideOne({ id, status: `${status}`, 'Idempotency-Key': key, decideWithdrawalDto }).unwrap(),
      ),
    several: (ids, { status, ...decision }) =>
      send([ids, status, decision], (key) =>
        decideAll({
          'Idempotency-Key': key,
          decideWithdrawalsDto: { ids, status: `${status}`, ...decision },
        }).unwrap(),
      ),
  };
}
