import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { type Connection, Types } from 'mongoose';
import type { Caller } from '../../core/caller.js';
import { AppError } from '../../core/errors.js';
import { assertMay } from '../../core/may.js';
import { assertProven } from '../../core/proof.js';
import { grouped } from '../../core/grouped.js';
import { maskedFilter } from '../../core/masked-filter.js';
import { present } from '../../core/present.js';
import type { IdempotencyKey } from '../../http/idempotency-key.js';
import type { Batch, BatchRow } from '../batches/batch.schema.js';
import { BatchRunner } from '../batches/batch-runner.js';
import type { NewRow, Settled } from '../batches/batch-work.js';
import { BatchesService } from '../batches/batches.service.js';
import { inTransaction } from '../database/transaction.js';
import { IdempotencyService } from '../idempotency/idempotency.service.js';
import type { BulkAction, BulkTarget } from './bulk-action.js';
import { otherNumber } from './select-all.js';

export interface BulkOrder {
  /** The registered kind: `users.ban`. */
  kind: string;
  /** The title for staff, without the number of records: `Ban users`. */
  title: string;
  /** The number of records that the person saw. */
  expected: number;
  reason?: string | undefined;
  /** Further values for the action. */
  params?: Record<string, unknown>;
  /** The filters of the list, when everything that matches was selected. */
  filter?: object | undefined;
  /** Reads the selected records. */
  select: () => Promise<BulkTarget[]>;
  /** Runs in the transaction of the start, before the job begins. */
  before?: (targets: BulkTarget[]) => Promise<Record<string, unknown>>;
}

interface Started {
  message: string;
  batch: string;
}

const started = (batch: Batch): Started => ({
  message: `${batch.title}: ${batch.rows === 1 ? '1 record' : `${grouped(batch.rows)} records`}`,
  batch: batch._id.toHexString(),
});

/** Changes many selected records by a job: each once, each with its own audit record and result. */
@Injectable()
export class BulkService {
  private readonly actions = new Map<string, BulkAction>();

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly batches: BatchesService,
    private readonly runner: BatchRunner,
    private readonly idempotency: IdempotencyService,
  ) {}

  /** Makes this process carry out bulk changes, or imports that can be undone, of this kind. */
  register(kind: string, action: BulkAction): void {
    this.actions.set(kind, action);
    this.runner.register(kind, {
      ...{ together: 1, right: action.right, stepUp: action.stepUp },
      carryOut: ([row], batch, settle) => this.carryOut(action, present(row), batch, settle),
      ended: async (batch, result) => {
        if (!batch.undoes) await action.ended?.(batch, result);
      },
    });
  }

  /** Freezes the selection and starts the job. Fails when another number of records is selected than the person saw. */
  async start(caller: Caller, order: BulkOrder, key: IdempotencyKey | undefined): Promise<Started> {
    const { kind, title, expected, reason = '', params = {}, filter = {}, select, before } = order;
    const action = present(this.actions.get(kind));
    assertMay(caller, action.right);
    const answer = await this.idempotency.once(key, async () => {
      const targets = await select();
      if (targets.length !== expected) throw otherNumber(targets.length, expected);
      return async () => {
        const more = await before?.(targets);
        const rows = targets.map(({ id, ...row }, at): NewRow => ({
          row: at + 1,
          about: `${action.record}:${id}`,
          ...row,
        }));
        const batch = await this.batches.store(
          caller,
          {
            ...{ source: 'bulk', kind, title, reason, filter: maskedFilter(given(filter)) },
            params: { ...params, ...more },
            undoable: action.undo !== undefined,
          },
          rows,
        );
        await this.batches.begin(caller, batch._id);
        return started(batch);
      };
    });
    this.batches.wake();
    return answer;
  }

  /** Starts the job that gives every record that a batch changed its values back. Possible once. */
  async undo(caller: Caller, id: string, key: IdempotencyKey | undefined): Promise<Started> {
    const answer = await this.idempotency.once(key, async () => async () => {
      const { kind, title, undoable, params, job } = await this.find(caller, id);
      const { right, stepUp } = present(this.actions.get(kind));
      assertMay(caller, right);
      if (stepUp) await assertProven();
      if (!undoable) throw new AppError('INVALID_TRANSITION', 'This change cannot be undone');
      await this.batches.assertIdle(job);
      const changed = await this.batches.changedRows(id);
      if (!changed.length) throw new AppError('INVALID_TRANSITION', 'This change has changed no record');
      const rows = changed.map(({ row: _place, label, detail, about, person, change }, at): NewRow => ({
        ...{ row: at + 1, label, detail, about, person, change },
      }));
      const undoes = new Types.ObjectId(id);
      const undo = { source: 'bulk', kind, title: `Undo: ${title}`, params, undoes } as const;
      const batch = await this.batches.store(caller, undo, rows);
      await this.batches.noteUndo(undoes, batch._id);
      await this.batches.begin(caller, batch._id);
      return started(batch);
    });
    this.batches.wake();
    return answer;
  }

  private async find(caller: Caller, id: string): Promise<Batch> {
    const batch = await this.batches.findOf(caller, id, 'jobs.manage');
    if (!this.actions.has(batch.kind)) throw new AppError('NOT_FOUND', 'This bulk change does not exist');
    return batch;
  }

  private async carryOut(
    action: BulkAction,
    row: BatchRow,
    batch: Batch,
    settle: (done: Settled[]) => Promise<void>,
  ): Promise<void> {
    const id = row.about.slice(action.record.length + 1);
    await inTransaction(this.connection, async () => {
      if (batch.undoes) {
        await action.undo?.(id, present(row.change), batch);
        return settle([{ row, made: '' }]);
      }
      const { change, made = '', reason = '' } = await action.change(id, batch, row);
      return settle([{ row, made, change, reason }]);
    });
  }
}

/** Returns the filters that are set. */
const given = (filter: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined && value !== ''));
