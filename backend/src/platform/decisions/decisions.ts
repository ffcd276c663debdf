// Approving and rejecting, one record or many. Which moves are possible, who may make them and what moves with them is the rule of
// each domain.
import type { Logger } from '@nestjs/common';
import type { Model, QueryFilter, Types, UpdateQuery } from 'mongoose';
import { AppError } from '../../core/errors.js';
import { toAppError } from '../../http/error.filter.js';

/** 0 pending, 1 approved, 2 rejected. */
export type DecisionStatus = 0 | 1 | 2;
export const STATUS_NAMES = ['pending', 'approved', 'rejected'] as const;
export const asStatus = (value: string | number): DecisionStatus => Number(value) as DecisionStatus;

/** A record that staff decide on, with its decisions, oldest first. */
interface Decided {
  _id: Types.ObjectId;
  status: DecisionStatus;
  decisions: { name: string; code?: string; at: Date }[];
}

interface Domain<T> {
  /** Names the _id of a record in the log. */
  kind: string;
  /** What the deciders call a record, for example 'application'. */
  noun: string;
  /** What happened to a record other than a decision, for the decider who did not see it; '' when nothing did. */
  meanwhile?: (record: T) => string;
}

/** What became of one row of a decision over many. */
export interface DecisionRow {
  id: string;
  done: boolean;
  message: string;
  /** Code of the failure, '' when the row was decided. */
  code: string;
}

/** The decisions over the records of one domain. */
export class Decisions<T extends Decided> {
  constructor(
    private readonly records: Model<T>,
    private readonly domain: Domain<T>,
    private readonly logger: Logger,
  ) {}

  /** INVALID_TRANSITION when the decider saw another state than the present one, or when the move is not possible. */
  assertPossible(present: T, from: DecisionStatus | undefined, isPossible: unknown): asserts isPossible {
    if ((from !== undefined && from !== present.status) || !isPossible) throw this.refusal(present);
  }

  /**
   * Changes a record as long as it stands as it was `seen`. Of two deciders at once one wins; the other is told who it was, by
   * the record as `findPresent` reads it then.
   */
  async change(seen: QueryFilter<T>, update: UpdateQuery<T>, findPresent: () => Promise<T>): Promise<T> {
    const after = await this.records
      .findOneAndUpdate(seen, update, { returnDocument: 'after' })
      .lean<T | null>();
    if (!after) throw this.refusal(await findPresent());
    return after;
  }

  /** What became of one of many rows, each of which stands for itself: what `decide` answers, or what `refuse` makes of a refusal. */
  async rowOf<A extends { message: string }>(
    id: string,
    decide: () => Promise<A>,
    refuse: (refusal: DecisionRow) => (DecisionRow & A) | Promise<DecisionRow & A>,
  ): Promise<DecisionRow & A> {
    try {
      return { id, done: true, code: '', ...(await decide()) };
    } catch (error) {
      const { code, message } = toAppError(error);
      if (code === 'INTERNAL')
        this.logger.error({ msg: 'A decision failed', err: error, [this.domain.kind]: id });
      return refuse({ id, done: false, message, code });
    }
  }

  /** Where a record stands and who brought it there, for the decider who comes second. */
  private refusal(record: T): AppError {
    return new AppError('INVALID_TRANSITION', this.domain.meanwhile?.(record) || this.lastDecision(record));
  }

  private lastDecision({ status, decisions }: T): string {
    const state = STATUS_NAMES[status];
    const last = decisions.at(-1);
    if (!last) return `This ${this.domain.noun} is ${state}`;
    const who = [last.name, last.code && `(${last.code})`].filter(Boolean).join(' ');
    const at = last.at.toISOString().slice(0, 16).replace('T', ' ');
    return `This ${this.domain.noun} was ${state} by ${who} at ${at} UTC`;
  }
}
