import {
  useDecideWithdrawalMutation,
  useDecideWithdrawalsMutation,
  type Withdrawal,
} from '../../api/withdrawals.gen';
import type { DecisionCalls } from '../../components/decision-queue/decisions';
import { useCallKeys } from '../../lib/use-call-keys';

/** Decides about withdrawals. A retry after a lost answer has the same idempotency key, so coins move once. */
export function useWithdrawalCalls(): DecisionCalls<Withdrawal> {
  const [decideOne] = useDecideWithdrawalMutation();
  const [decideAll] = useDecideWithdrawalsMutation();
  const send = useCallKeys();
  return {
    one: async (request, { status, ...decideWithdrawalDto }) => {
      const { _id: id } = request;
      const { message, needsSecond } = await send([id, status, decideWithdrawalDto], (key) =>
        decideOne({ id, status: `${status}`, 'Idempotency-Key': key, decideWithdrawalDto }).unwrap(),
      );
      // The answer does not contain the record: the decider is read with the next list.
      const decided = { ...request, status, agreedOn: null, decidedBy: '', reason: '' };
      return { message, details: needsSecond ? request : decided };
    },
    several: (ids, { status, ...decision }) =>
      send([ids, status, decision], (key) =>
        decideAll({
          'Idempotency-Key': key,
          decideWithdrawalsDto: { ids, status: `${status}`, ...decision },
        }).unwrap(),
      ),
  };
}
