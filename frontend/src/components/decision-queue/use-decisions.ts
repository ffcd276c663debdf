import { useState } from 'react';
import { isApiError } from '../../api/errors-to-form';
import { notify, type About } from '../notify';
import {
  target,
  type Decidable,
  type Decision,
  type DecisionCalls,
  type Move,
  type Outcome,
  type Rejection,
} from './decisions';

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
}

/** Decides about one record or several. Resolves to whether nothing is left to decide. */
export function useDecisions<Row extends Decidable>(calls: DecisionCalls<Row>, watcher?: Watcher<Row>) {
  const [sending, setSending] = useState<readonly string[]>([]);
  // The decided row objects as they were read; a refetched list holds new objects in their place.
  const [decided, setDecided] = useState<readonly Row[]>([]);
  const [outcome, setOutcome] = useState<Outcome<Row>>();

  async function decide(rows: Row[], move: Move, rejection?: Rejection): Promise<boolean> {
    const [first, ...more] = rows;
    if (!first) return true;
    setSending(rows.map(({ _id }) => _id));
    setOutcome(undefined);
    const decision = { status: target[move], from: first.status, ...rejection };
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

  async function decideSeveral(rows: Row[], decision: Decision) {
    const { message, details } = await calls.several(
      rows.map(({ _id }) => _id),
      decision,
    );
    const done = details.filter((result) => result.done).map(({ id }) => id);
    setDecided((before) => [...before, ...rows.filter(({ _id }) => done.includes(_id))].slice(-most));
    watcher?.onDone?.(done);
    const waiting = details.filter(({ needsSecond }) => needsSecond).length;
    const skipped = details.flatMap((result) => {
      const row = result.done ? undefined : rows.find(({ _id }) => _id === result.id);
      return row ? [{ row, reason: result.message }] : [];
    });
    if (waiting || skipped.length) setOutcome({ done: done.length - waiting, waiting, skipped });
    else notify.success(message);
  }

  return {
    /** Returns whether a row is being decided, or was decided and not refetched yet. */
    isBusy: (row: Row) => sending.includes(row._id) || decided.includes(row),
    sending: sending.length,
    outcome,
    forget: () => setOutcome(undefined),
    decide,
  };
}
