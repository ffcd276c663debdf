import { useState } from 'react';
import { isApiError } from '../../lib/errors-to-form';
import { notify } from '../notify';
import {
  target,
  type Decidable,
  type Decision,
  type DecisionCalls,
  type Move,
  type Outcome,
} from './decisions';

/** What the server has answered for good: asking again would change nothing. */
const settled = (error: unknown) => isApiError(error) && [403, 404, 409].includes(error.status);

/** Decides about one record or several; answers whether there is nothing left to decide. */
export function useDecisions<Row extends Decidable>(calls: DecisionCalls<Row>) {
  const [sending, setSending] = useState<readonly string[]>([]);
  const [outcome, setOutcome] = useState<Outcome<Row>>();

  async function decide(rows: Row[], move: Move, reason?: string): Promise<boolean> {
    const [first, ...more] = rows;
    if (!first) return true;
    setSending(rows.map(({ _id }) => _id));
    setOutcome(undefined);
    const decision = { status: target[move], from: first.status, reason };
    try {
      if (more.length) await decideSeveral(rows, decision);
      else notify.success((await calls.one(first, decision)).message);
      return true;
    } catch (error) {
      notify.failure(error);
      return settled(error);
    } finally {
      setSending([]);
    }
  }

  async function decideSeveral(rows: Row[], decision: Decision) {
    const { message, details } = await calls.several(
      rows.map(({ _id }) => _id),
      decision,
    );
    const waiting = details.filter(({ needsSecond }) => needsSecond).length;
    const skipped = details.flatMap((result) => {
      const row = result.done ? undefined : rows.find(({ _id }) => _id === result.id);
      return row ? [{ row, reason: result.message }] : [];
    });
    const done = details.length - waiting - skipped.length;
    if (waiting || skipped.length) setOutcome({ done, waiting, skipped });
    else notify.success(message);
  }

  return { sending, outcome, forget: () => setOutcome(undefined), decide };
}
