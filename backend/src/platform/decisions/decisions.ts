// Approves and rejects records, one or many. Each domain defines which transitions are possible, who may make them and
// which other records change with them.
import type { Logger } from '@nestjs/common';
import type { Model, QueryFilter, Types, UpdateQuery } from 'mongoose';
import { AppError } from '../../core/errors.js';
import { toAppError } from '../../http/error.filter.js';
import type { TimeZones } from '../time-zone/time-zones.js';

/** 0 pending, 1 approved, 2 rejected. */
export type DecisionStatus = 0 | 1 | 2;
export const STATUS_NAMES = ['pending', 'approved', 'rejected'] as const;
export const asStatus = (value: string | number): DecisionStatus => Number(value) as DecisionStatus;

/** Error codes that do not concern the row itself. A repeated bulk decision decides the row again. */
export const TRIED_AGAIN: ReadonlySet<string> = new Set(['INTERNAL', 'UNAVAILABLE', 'IDEMPOTENCY_MISMATCH']);

/** A record that staff decide on, with its decisions from oldest to newest. */
interface Decided {
  _id: Types.ObjectId;
  status: DecisionStatus;
  decisions: { name: string; code?: string; at: Date }[];
}

interface Domain<T> {
  /** The log field for the _id of a record. */
  kind: string;
  /** The noun for a record in messages, for example 'application'. */
  noun: string;
  /** Describes a change other than a decision, for a decider who did not see it; '' when there was none. */
  meanwhile?: (record: T) => string;
}

/** The result of one row of a bulk decision. */
export interface DecisionRow {
  id: string;
  done: boolean;
  message: string;
  /** The error code; '' when the row was decided. */
  code: string;
}

/** Applies decisions to the records of one domain. */
export class Decisions<T extends Decided> {
  constructor(
    private readonly records: Model<T>,
    private readonly domain: Domain<T>,
    private readonly logger: Logger,
    private readonly zones: TimeZones,
  ) {}

  /**
   * Throws INVALID_TRANSITION when the decider saw a state other than the current one, or when the transition is not
   * possible.
   */
  assertPossible(present: T, from: DecisionStatus | undefined, isPossible: unknown): asserts isPossible {
    if ((from !== undefined && from !== present.status) || !isPossible) throw this.refusal(present);
  }

  /**
   * Changes a record if it still matches `seen`. Of two concurrent deciders one succeeds; the other gets an error that
   * describes the record as `findPresent` then reads it.
   */
  async change(seen: QueryFilter<T>, update: UpdateQuery<T>, findPresent: () => Promise<T>): Promise<T> {
    const after = await this.records
      .findOneAndUpdate(seen, update, { returnDocument: 'after' })
      .lean<T | null>();
    if (!after) throw this.refusal(await findPresent());
    return after;
  }

  /**
   * Decides one row of a bulk decision, independently of the other rows. Returns the result of `decide`, or what
   * `refuse` makes of its failure.
   */
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

  /** Creates the error for the second decider: the current state and who set it. */
  private refusal(record: T): AppError {
    return new AppError('INVALID_TRANSITION', this.domain.meanwhile?.(record) || this.lastDecision(record));
  }

  private lastDecision({ status, decisions }: T): string {
    const state = STATUS_NAMES[status];
    const last = decisions.at(-1);
    if (!last) return `This ${this.domain.noun} is ${state}`;
    const who = [last.name, last.code && `(${last.code})`].filter(Boolean).join(' ');
    return `This ${this.domain.noun} was ${state} by ${who} at ${this.zones.written(last.at)}`;
  }
}
