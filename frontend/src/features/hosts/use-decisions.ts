import { useState } from 'react';
import { useDecideHostMutation, useDecideHostsMutation, type Host } from '../../api/hosts.gen';
import { notify } from '../../components/notify';
import { isApiError } from '../../lib/errors-to-form';
import { target, type Move } from './host-states';

/** How a decision over several applications went. */
export interface Outcome {
  done: number;
  skipped: { host: Host; reason: string }[];
}

/** What the server has answered for good: asking again would change nothing. */
const settled = (error: unknown) => isApiError(error) && [403, 404, 409].includes(error.status);

/** Decides about one application or several; answers whether there is nothing left to decide. */
export function useDecisions() {
  const [decideOne] = useDecideHostMutation();
  const [decideAll] = useDecideHostsMutation();
  const [sending, setSending] = useState<readonly string[]>([]);
  const [outcome, setOutcome] = useState<Outcome>();

  async function decide(hosts: Host[], move: Move, reason?: string): Promise<boolean> {
    const [first, ...more] = hosts;
    if (!first) return true;
    setSending(hosts.map(({ _id }) => _id));
    setOutcome(undefined);
    // What the decider saw: when it is no longer so, the server says who was faster.
    const decision = { status: target[move], from: first.status, reason };
    try {
      if (more.length) await decideSeveral(hosts, decision);
      else
        notify.success((await decideOne({ decideHostDto: { id: first._id, ...decision } }).unwrap()).message);
      return true;
    } catch (error) {
      notify.failure(error);
      return settled(error);
    } finally {
      setSending([]);
    }
  }

  async function decideSeveral(hosts: Host[], decision: { status: number; from: number; reason?: string }) {
    const ids = hosts.map(({ _id }) => _id);
    const { message, details } = await decideAll({ decideHostsDto: { ids, ...decision } }).unwrap();
    const skipped = details.flatMap((result) => {
      const host = result.done ? undefined : hosts.find(({ _id }) => _id === result.id);
      return host ? [{ host, reason: result.message }] : [];
    });
    if (skipped.length) setOutcome({ done: details.length - skipped.length, skipped });
    else notify.success(message);
  }

  return { sending, outcome, forget: () => setOutcome(undefined), decide };
}
