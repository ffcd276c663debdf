import type { Listed } from '../base/list-page/list.types';
import type { Tone } from '../base/status-badge';

/** A record that needs a decision, which can be changed later: 0 pending, 1 approved, 2 rejected. */
export interface Decidable extends Listed {
  status: number;
}

export const statuses = ['0', '1', '2'] as const;
export type State = (typeof statuses)[number];

/** The number of records in each state. */
export interface StateCounts {
  isFetching: boolean;
  byStatus: Record<State, number> | undefined;
}

const tones: Record<number, Tone> = { 0: 'warn', 1: 'good', 2: 'bad' };
/** Returns the colour of a state, the same in every panel. The name of the decider is shown next to it. */
export const toneOf = ({ status }: Decidable): Tone => tones[status] ?? 'calm';

export type Move = 'approve' | 'reject';
/** The keys that decide about the row with the focus. */
export const moveKeys = { approve: 'a', reject: 'r' } as const satisfies Record<Move, string>;
export const target = { approve: 1, reject: 2 } as const satisfies Record<Move, number>;

/** The allowed moves: 0 to 1 or 2, 1 to 2, 2 to 1. */
const moves: Record<number, Move[]> = { 0: ['approve', 'reject'], 1: ['reject'], 2: ['approve'] };
export const movesOf = (status: number): Move[] => moves[status] ?? [];

/** The toasts of decisions that are sent some seconds later, by the number of rows in words and as a number. */
export type PostponedTexts = Record<Move, (count: string, number: number) => string>;

/** The details of a rejection. */
export interface Rejection {
  reason: string;
  /** Only an admin can undo a final rejection. Undefined where rejections cannot be final. */
  final?: boolean;
}

export interface Decision extends Partial<Rejection> {
  status: 1 | 2;
  /** The state that the decider saw. If the record is in another state now, the server names who was faster. */
  from: number;
}

/** The server's result for one row of a bulk decision. */
export interface RowResult {
  id: string;
  done: boolean;
  /** The decision is recorded but needs the approval of a second admin. */
  needsSecond?: boolean;
  message: string;
}

/** The generated API calls for one kind of record. `key`: the idempotency key of a postponed decision. */
export interface DecisionCalls<Row> {
  /** `details` is the record after the decision; its state is unchanged while a second admin has to agree. */
  one: (row: Row, decision: Decision, key?: string) => Promise<{ message: string; details: Row }>;
  several: (
    ids: string[],
    decision: Decision,
    key?: string,
  ) => Promise<{ message: string; details: RowResult[] }>;
}

/** The outcome of a bulk decision of which some rows were skipped or wait for a second admin. */
export interface Outcome<Row> {
  done: number;
  waiting: number;
  skipped: { row: Row; reason: string }[];
}
