import type { BulkAction } from '../bulk/bulk.types';
import { texts as shared } from '../base/components.texts';
import { movesOf } from './decisions';
import type { RejectionTexts } from './reject-dialog';

/** The texts of a decision about everything that matches; `count` is '1,240'. */
export interface DecisionTexts {
  approve: { title: (what: string) => string; effect: string };
  /** The title of a rejection. */
  reject: (what: string) => string;
  rejection: RejectionTexts;
}

/** Returns the possible decisions about everything that matches, for records of one state. */
export const decisionActions = (
  status: number,
  { approve, reject, rejection }: DecisionTexts,
): readonly BulkAction[] =>
  movesOf(status).map((move): BulkAction =>
    move === 'approve'
      ? { name: move, label: shared.queue.selected.approve, ...approve }
      : {
          name: move,
          label: shared.queue.selected.reject,
          title: reject,
          effect: rejection.shown,
          danger: true,
          reason: 'required',
          reasons: rejection.reasons,
        },
  );
