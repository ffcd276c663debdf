import { useEffect, useRef, useState } from 'react';
import { gotNoAnswer } from '../../api/errors-to-form';
import { newKey } from '../../lib/new-key';
import { postpone, POSTPONED, sendPostponed, withdraw, usePostponed } from '../../lib/postponed';
import { texts } from '../base/components.texts';
import { notify } from '../base/notify';
import type { Decidable, Decision } from './decisions';
import { forgetDecision, storeDecision } from './stored-decisions';

/** More rows than a page can hold. */
const most = 200;

interface Postponement<Row> {
  rows: Row[];
  decision: Decision;
  message: string;
  /** What the toast names and links to. */
  about: { name?: string | undefined; to?: string | undefined };
  names: string;
  /** Sends the decision. Rejects only without an answer; resolves to the decided rows. */
  send: (key: string) => Promise<Row[]>;
  /** Called when the person undoes the decision. */
  onUndone: () => void;
}

/**
 * Manages decisions that are shown at once and sent some seconds later, each on its own. They are sent earlier when the
 * person leaves the screen or the tab.
 */
export function usePostponedDecisions<Row extends Decidable>() {
  const waiting = usePostponed();
  // The rows as they were read: after the answer, they stay hidden until the list brings other objects.
  const [decided, setDecided] = useState<readonly Row[]>([]);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      void sendPostponed();
    };
  }, []);

  function hold({ rows, decision, message, about, names, send, onUndone }: Postponement<Row>) {
    const key = newKey();
    const ids = rows.map(({ _id }) => _id);
    const closeToast = notify.success(message, {
      ...about,
      undone: texts.queue.undone,
      undo: () => {
        if (!withdraw(key)) return Promise.reject(new Error(texts.queue.sent));
        forgetDecision(key);
        onUndone();
        return Promise.resolve();
      },
    });
    const keep = (due: number) => storeDecision({ key, ids, decision, names, due });
    keep(Date.now() + POSTPONED);
    postpone({
      key,
      ids,
      send: async () => {
        closeToast();
        // If the page goes before the answer, the next page asks for it.
        keep(Date.now());
        try {
          const done = await send(key);
          setDecided((before) => [...before, ...done].slice(-most));
        } catch (error) {
          if (gotNoAnswer(error)) throw error;
          notify.failure(error);
        }
        forgetDecision(key);
      },
    });
  }

  return {
    hold,
    /** Returns whether the screen of the queue is still open. */
    isOpen: () => isOpen.current,
    /** Returns whether a listed row is shown as decided, or was decided and not read again. */
    isHidden: (row: Row) => waiting.has(row._id) || decided.includes(row),
    waits: waiting.size > 0,
  };
}
