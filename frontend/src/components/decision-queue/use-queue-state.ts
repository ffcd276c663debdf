import { useRef } from 'react';
import { useBulk } from '../bulk/use-bulk';
import type { DecisionRules, Matching, QueueList } from './decision-queue.types';
import type { Decidable } from './decisions';
import { useDecisions } from './use-decisions';
import { useHeldRows } from './use-held-rows';

interface QueueStateOptions<Row> {
  status: number;
  section: QueueList<Row>;
  rules: DecisionRules<Row>;
  matching: Matching<Row> | undefined;
  viewTo: ((row: Row) => string) | undefined;
}

/** Manages the rows of a queue: which are listed, selected, being decided, and decided but still in place. */
export function useQueueState<Row extends Decidable>(options: QueueStateOptions<Row>) {
  const { status, section, rules, matching, viewTo } = options;
  const { list, query, total, rowName } = section;
  // The reasons of rejections that were undone, for the next rejection of the same rows.
  const reasons = useRef(new Map<string, string>());
  const decisions = useDecisions(rules.calls, {
    // Deselect decided rows: a row that waits for a second admin stays in the list and would be part of the next
    // decision.
    onDone: (ids) => everything.all.drop(ids),
    onDecided: (row) => held.hold(row),
    about: (row) => ({ name: rowName(row), to: viewTo?.(row) }),
    postponed: rules.postponed,
    onUndone: ([first], rejection) => {
      if (first && rejection) reasons.current.set(first._id, rejection.reason);
    },
  });
  const rows = section.rows?.some(decisions.isHidden)
    ? section.rows.filter((row) => !decisions.isHidden(row))
    : section.rows;
  const everything = useBulk<Row>({
    ...{ list, query, rows, total, rowName },
    ...(matching ?? noMatching),
    filter: { ...matching?.filter, status },
  });
  const held = useHeldRows(`${status} ${JSON.stringify(list.arg)}`, rows, {
    stay: rows?.length === 0 && decisions.waits,
  });
  return {
    decisions,
    /** The listed rows without those that are shown as decided. */
    rows,
    /** The selected rows, or everything that matches the filters. */
    everything,
    /** The rows to show, with decided ones that stay in place for a moment. */
    held,
    /** Returns a reason that was written for the row earlier. */
    reasonOf: (row: Row) => reasons.current.get(row._id) ?? rules.draftOf?.(row) ?? '',
  };
}

/** For readers who decide about single rows and pages only. */
const noMatching: Matching<unknown> = {
  filter: {},
  actions: [],
  what: (count) => String(count),
  stale: [],
  start: () => Promise.reject(new Error('Nothing is decided here')),
};
