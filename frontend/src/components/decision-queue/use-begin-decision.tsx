import { useState } from 'react';
import { useOneAtATime } from '../../lib/use-one-at-a-time';
import { texts as shared } from '../base/components.texts';
import { type Question, useConfirm } from '../base/confirm';
import { NameList } from '../base/name-list';
import type { DecisionRules } from './decision-queue.types';
import type { Decidable, Move } from './decisions';
import type { useDecisions } from './use-decisions';

interface BeginDecisionOptions<Row extends Decidable> {
  decisions: Pick<ReturnType<typeof useDecisions<Row>>, 'sending' | 'isBusy' | 'decide'>;
  texts: DecisionRules<Row>['texts'];
  rowName: (row: Row) => string;
}

/** Asks what a decision needs, then sends it: an approval its question, a rejection its reason in the reject dialog. */
export function useBeginDecision<Row extends Decidable>(options: BeginDecisionOptions<Row>) {
  const { decisions, texts, rowName } = options;
  const { sending, isBusy, decide } = decisions;
  const confirm = useConfirm();
  const once = useOneAtATime();
  // The rows stay while the dialog closes.
  const [rejected, setRejected] = useState<{ rows: Row[]; opened: boolean }>({ rows: [], opened: false });

  async function start(move: Move, given: Row[]) {
    const chosen = given.filter((row) => !isBusy(row));
    const [first] = chosen;
    if (sending || !first) return;
    if (move === 'reject') return setRejected({ rows: chosen, opened: true });
    const question = chosen.length > 1 ? namedQuestion(chosen) : texts.approveOne?.(first);
    const keys = { again: 'a', cancelled: shared.queue.nothingApproved };
    if (question && !(await confirm({ ...question, ...keys }))) return;
    await decide(chosen, move);
  }
  function namedQuestion(chosen: Row[]): Question {
    const question = texts.approveAll(chosen);
    const names = <NameList names={chosen.map(rowName)} count={chosen.length} />;
    return {
      ...question,
      effect: (
        <>
          {names}
          {question.effect}
        </>
      ),
    };
  }
  return {
    begin: (move: Move, given: Row[]) => void once(() => start(move, given)),
    /** The rows that the reject dialog asks about. */
    rejected,
    closeRejection: () => setRejected({ ...rejected, opened: false }),
  };
}
