import type { Listed } from '../list-page/list.types';
import type { Tone } from '../status-badge';

/** What waits for a decision, and can be decided anew: 0 pending, 1 approved, 2 rejected. */
export interface Decidable extends Listed {
  status: number;
}

export const statuses = ['0', '1', '2'] as const;
export type State = (typeof statuses)[number];

/** How many records are in each state. */
export interface StateCounts {
  isFetching: boolean;
  byStatus: Record<State, number> | undefined;
}

const tones: Record<number, Tone> = { 0: 'warn', 1: 'good', 2: 'bad' };
/** The colour says the state alone, in every panel: who decided stands beside it. */
export const toneOf = ({ status }: Decidable): Tone => tones[status] ?? 'calm';

export type Move = 'approve' | 'reject';
export const target = { approve: 1, reject: 2 } as const satisfies Record<Move, number>;

/** 0 to 1 or 2, 1 to 2, 2 to 1; nothing else. */
const moves: Record<number, Move[]> = { 0: ['approve', 'reject'], 1: ['reject'], 2: ['approve'] };
export const movesOf = (status: number): Move[] => moves[status] ?? [];

/** What a rejection says beside the state. */
export interface Rejection {
  reason: string;
  /** Only an admin can undo it. Undefined where rejections cannot be final. */
  final?: boolean;
}

export interface Decision extends Partial<Rejection> {
  status: 1 | 2;
  /** What the decider saw: when it is no longer so, the server says who was faster. */
  from: number;
}

/** How the server answers a decision over several, a result a row. */
export interface RowResult {
  id: string;
  done: boolean;
  /** Noted, but another one has to agree. */
  needsSecond?: boolean;
  message: string;
}

/** The generated calls of a kind of record. */
export interface DecisionCalls<Row> {
  /** `details` is the record after the decision; its state is unchanged while a second admin has to agree. */
  one: (row: Row, decision: Decision) => Promise<{ message: string; details: Row }>;
  several: (ids: string[], decision: Decision) => Promise<{ message: string; details: RowResult[] }>;
}

/** How a decision over several went, where not all of it was simply done. */
export interface Outcome<Row> {
  done: number;
  waiting: number;
  skipped: { row: Row; reason: string }[];
}
