import { useDecideHostMutation, useDecideHostsMutation, type Host } from '../../api/hosts.gen';
import type { DecisionCalls } from '../../components/decision-queue/decisions';

/** The calls that decide about host applications. */
export function useHostCalls(): DecisionCalls<Pick<Host, '_id'>> & DecisionCalls<Host> {
  const [decideOne] = useDecideHostMutation();
  const [decideAll] = useDecideHostsMutation();
  return {
    one: async ({ _id: id }, decision, key) => {
      const { message, details } = await decideOne({
        'Idempotency-Key': key,
        decideHostDto: { id, ...decision },
      }).unwrap();
      // Leave out the decider's line, so that the row keeps its height.
      return { message, details: { ...details, decision: null } };
    },
    several: (ids, decision, key) =>
      decideAll({ 'Idempotency-Key': key, decideHostsDto: { ids, ...decision } }).unwrap(),
  };
}
