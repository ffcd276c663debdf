import type { AnyRight } from '../../lib/rights';
import type { BulkOptions } from '../bulk/use-bulk';
import type { Question } from '../base/confirm';
import type { ListSectionProps } from '../base/list-page/list-section';
import type { DecisionCalls, Move, PostponedTexts } from './decisions';
import type { RejectionTexts } from './reject-dialog';

/** The list of the records that a queue decides about. */
export type QueueList<Row> = Pick<
  ListSectionProps<Row>,
  | 'title'
  | 'list'
  | 'query'
  | 'rows'
  | 'total'
  | 'rowName'
  | 'searchLabel'
  | 'empty'
  | 'filterBar'
  | 'filters'
  | 'dense'
>;

/** What a decision about everything that matches needs. */
export type Matching<Row> = Pick<BulkOptions<Row>, 'filter' | 'actions' | 'what' | 'start' | 'stale'>;

/** Who decides about the records of a queue, which decisions are possible, and how each is asked for and sent. */
export interface DecisionRules<Row> {
  /** What an admin needs to decide. Others only read. */
  right: AnyRight;
  calls: DecisionCalls<Row>;
  /** Returns why the reader may not make this move. Without it, every move that the state allows is possible. */
  refusal?: ((row: Row, move: Move) => string | undefined) | undefined;
  /** Returns the label of a move for this row if the standard label does not fit. */
  labelOf?: (row: Row, move: Move) => string | undefined;
  /** Returns a reason that was written for the row earlier. */
  draftOf?: (row: Row) => string;
  /**
   * Sends decisions some seconds later, so that they can be undone, and says at once that they are made: for decisions
   * that move no coins.
   */
  postponed?: PostponedTexts;
  texts: {
    approveAll: (rows: Row[]) => Question;
    /** The question before a single approval, for approvals that move money. */
    approveOne?: (row: Row) => Question;
    rejection: RejectionTexts;
  };
}
