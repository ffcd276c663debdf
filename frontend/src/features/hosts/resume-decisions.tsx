import { useEffect, useEffectEvent } from 'react';
import { gotNoAnswer } from '../../api/errors-to-form';
import type { RowResult } from '../../components/decision-queue/decisions';
import {
  forgetDecision,
  storedDecisions,
  type StoredDecision,
} from '../../components/decision-queue/stored-decisions';
import { notify } from '../../components/base/notify';
import { connected } from '../../lib/connection';
import { texts } from './hosts.texts';
import { useHostCalls } from './use-host-calls';

/** The pause after the decision was due, in milliseconds: the tab that decided sends it first. */
const PAUSE = 1000;

/**
 * Sends the decisions about hosts again that got no answer before their tab closed. The key of a decision makes it run
 * once, also when the closing tab or another tab has sent it.
 */
export function ResumeDecisions() {
  const calls = useHostCalls();
  const resume = useEffectEvent(async ({ key, ids, decision, names }: StoredDecision) => {
    // Undone or answered in another tab.
    if (!storedDecisions().some((stored) => stored.key === key)) return;
    await connected();
    const [first = '', ...more] = ids;
    try {
      if (more.length) notifyRefused(names, (await calls.several(ids, decision, key)).details);
      else await calls.one({ _id: first }, decision, key);
    } catch (error) {
      // The next visit tries again.
      if (gotNoAnswer(error)) return;
      notify.failure(error, texts.notDecided(names));
    }
    forgetDecision(key);
  });
  useEffect(() => {
    const timers = storedDecisions().map((stored) =>
      setTimeout(() => void resume(stored), Math.max(0, stored.due - Date.now()) + PAUSE),
    );
    return () => timers.forEach(clearTimeout);
  }, []);
  return null;
}

/** Reports why some of several hosts were not decided. */
function notifyRefused(names: string, rows: RowResult[]) {
  const reasons = new Set(rows.filter(({ done }) => !done).map(({ message }) => message));
  if (reasons.size) notify.failure(new Error([...reasons].join('. ')), texts.notAllDecided(names));
}
