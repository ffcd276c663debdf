import { useState } from 'react';
import { isApiError } from '../../api/errors-to-form';
import { formatNumber } from '../../lib/format';
import { notify, type About } from '../base/notify';
import {
  target,
  type Decidable,
  type Decision,
  type DecisionCalls,
  type Move,
  type Outcome,
  type PostponedTexts,
  type Rejection,
} from './decisions';
import { usePostponedDecisions } from './use-postponed-decisions';

/** More rows than a page can hold. */
const most = 200;

/** Returns whether an error is final, so that a retry would not help. */
const settled = (error: unknown) => isApiError(error) && [403, 404, 409].includes(error.status);

interface Watcher<Row> {
  /** Gets the ids of the decided records. */
  onDone?: (ids: string[]) => void;
  /** Gets a single record after its decision, if its state has changed. */
  onDecided?: (row: Row) => void;
  /** The record that the toast names and links to. */
  about?: (row: Row) => About;
  /** Postpones decisions, so that they can be undone, and says that they are made. */
  postponed?: PostponedTexts | undefined;
  /** Gets the rows of an undone decision, and the details of a rejection. */
  onUndone?: (rows: Row[], rejection?: Rejection) => void;
}

/** Decides about one record or several. Resolves to whether nothing is left to decide. */
export function useDecisions<Row extends Decidable>(calls: DecisionCalls<Row>, watcher?: Watcher<Row>) {
  const [sending, setSending] = useState<readonly string[]>([]);
  // The decided row objects as they were read; a refetched list holds new objects in their place.
  const [decided, setDecided] = useState<readonly Row[]>([]);
  const [outcome, setOutcome] = useState<Outcome<Row>>();
  const postponed = usePostponedDecisions<Row>();

  async function decide(rows: Row[], move: Move, rejection?: Rejection): Promise<boolean> {
    const [first, ...more] = rows;
    if (!first) return true;
    const decision = { status: target[move], from: first.status, ...rejection };
    if (watcher?.postponed) {
      postpone(rows, decision, watcher.postponed[move](formatNumber(rows.length), rows.length), rejection);
      return true;
    }
    setSending(rows.map(({ _id }) => _id));
    setOutcome(undefined);
    try {
      if (more.length) await decideSeveral(rows, decision);
      else {
        const { message, details } = await calls.one(first, decision);
        notify.success(message, watcher?.about?.(first));
        setDecided((before) => [...before, first].slice(-most));
        watcher?.onDone?.([first._id]);
        if (details.status !== first.status) watcher?.onDecided?.(details);
      }
      return true;
    } catch (error) {
      notify.failure(error);
      return settled(error);
    } finally {
      setSending([]);
    }
  }

  /** Shows a decision as made; it is sent some seconds later. */
  function postpone(rows: Row[], decision: Decision, message: string, rejection?: Rejection) {
    const [first, ...more] = rows;
    if (!first) return;
    const about = more.length ? {} : (watcher?.about?.(first) ?? {});
    for (const row of rows) watcher?.onDecided?.({ ...row, status: decision.status });
    watcher?.onDone?.(rows.map(({ _id }) => _id));
    postponed.hold({
      rows,
      decision,
      about,
      message,
      names: rows.map((row) => watcher?.about?.(row).name).join(', '),
      send: async (key) => {
        if (more.length) return decideSeveral(rows, decision, key);
        await calls.one(first, decision, key);
        return rows;
      },
      onUndone: () => watcher?.onUndone?.(rows, rejection),
    });
  }

  /** Returns the decided rows. */
  async function decideSeveral(rows: Row[], decision: Decision, key?: string): Promise<Row[]> {
    const { message, details } = await calls.several(
      rows.map(({ _id }) => _id),
      decision,
      key,
    );
    const done = details.filter((result) => result.done).map(({ id }) => id);
    const decidedRows = rows.filter(({ _id }) => done.includes(_id));
    setDecided((before) => [...before, ...decidedRows].slice(-most));
    watcher?.onDone?.(done);
    const waiting = details.filter(({ needsSecond }) => needsSecond).length;
    const skipped = details.flatMap((result) => {
      const row = result.done ? undefined : rows.find(({ _id }) => _id === result.id);
      return row ? [{ row, reason: result.message }] : [];
    });
    if (skipped.length && !postponed.isOpen()) notifySkipped(message, skipped);
    else if (waiting || skipped.length) setOutcome({ done: done.length - waiting, waiting, skipped });
    else if (!key) notify.success(message);
    return decidedRows;
  }

  /** Reports the skipped rows of a bulk decision whose screen has closed. */
  function notifySkipped(message: string, skipped: Outcome<Row>['skipped']) {
    const reasons = skipped.map(({ row, reason }) => `${watcher?.about?.(row).name ?? ''}: ${reason}`);
    notify.failure(new Error(reasons.join('. ')), message);
  }

  return {
    /** Returns whether a row is being decided, or was decided and not refetched yet. */
    isBusy: (row: Row) => sending.includes(row._id) || decided.includes(row),
    sending: sending.length,
    isHidden: postponed.isHidden,
    waits: postponed.waits,
    outcome,
    forget: () => setOutcome(undefined),
    decide,
  };
}
