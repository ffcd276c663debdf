import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { type Connection, Types } from 'mongoose';
import type { Caller } from '../../../core/caller.js';
import { AppError } from '../../../core/errors.js';
import { grouped, inCoins } from '../../../core/grouped.js';
import type { IncomingFile } from '../../../core/incoming-file.js';
import { requestContext } from '../../../core/request-context.js';
import type { IdempotencyKey } from '../../../http/idempotency-key.js';
import { inTransaction } from '../../../platform/database/transaction.js';
import { IdempotencyService } from '../../../platform/idempotency/idempotency.service.js';
import type { Batch, BatchRow } from '../../../platform/batches/batch.schema.js';
import { BatchRunner } from '../../../platform/batches/batch-runner.js';
import type { BatchWork, Settled } from '../../../platform/batches/batch-work.js';
import { BatchesService } from '../../../platform/batches/batches.service.js';
import { type ImportPreview, MOST_ROWS, toPreview } from '../../../platform/imports/imports.dto.js';
import { type CheckedRow, ImportsService, otherFile } from '../../../platform/imports/imports.service.js';
import { refuseRepeats, rowInputs } from '../../../platform/imports/row-input.js';
import { PLATFORM, type StoredAccount } from '../../ledger/accounts.js';
import { LedgerService } from '../../ledger/ledger.service.js';
import type { WaitingSend } from '../approvals/waiting-send.schema.js';
import { WaitingSendsService } from '../approvals/waiting-sends.service.js';
import { CoinLimitsService, type Part } from '../limits/coin-limits.service.js';
import { WalletFinder } from '../wallets/wallet-finder.js';
import { SalaryRowDto, type StartSalaryRunDto } from './salary-run.dto.js';

const SALARIES = 'salaries';
/** What the rows without an error send. */
const partsOf = (rows: CheckedRow[]): Part[] =>
  rows.flatMap(({ coins, about }) => (coins && about ? { coins, to: about as StoredAccount } : []));

/** Sends coins from the platform to many recipients of a table: checked as a whole, carried out by a job, once. */
@Injectable()
export class SalaryRuns implements BatchWork, OnModuleInit {
  readonly together = 100;
  readonly right = 'coins.send';
  readonly stepUp = true;
  readonly confirmRight = 'coins.approve';

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly imports: ImportsService,
    private readonly batches: BatchesService,
    private readonly runner: BatchRunner,
    private readonly ledger: LedgerService,
    private readonly find: WalletFinder,
    private readonly limits: CoinLimitsService,
    private readonly waiting: WaitingSendsService,
    private readonly idempotency: IdempotencyService,
  ) {}

  onModuleInit(): void {
    this.runner.register(SALARIES, this);
  }

  /** Checks a table and changes nothing. */
  async preview(caller: Caller, file: IncomingFile): Promise<ImportPreview> {
    const rows = await this.check(caller, file);
    return toPreview(rows, { waits: await this.limits.wouldWait('send', caller.id, partsOf(rows)) });
  }

  /**
   * Starts a run, or asks for a second admin: the sum of the run counts against the limit like one send, and each row
   * against that of its recipient. Fails when a row has an error, or when rows or sum differ from the preview that the person confirmed.
   */
  async start(
    caller: Caller,
    { file, title, rows: seen, coins }: StartSalaryRunDto,
    key: IdempotencyKey | undefined,
  ) {
    const answer = await this.idempotency.once(key, async () => {
      const rows = await this.check(caller, file);
      return async () => {
        const run = await this.imports.store(caller, { kind: SALARIES, title, rows, seen });
        if (run.coins !== coins) throw otherFile();
        const { _id } = run;
        const id = _id.toHexString();
        const what = `${inCoins(coins)} to ${recipients(rows.length)}`;
        if (await this.limits.bookAlone('send', caller.id, partsOf(rows))) {
          await this.batches.begin(caller, _id);
          return { message: `Sending ${what}`, import: id, waiting: '' };
        }
        await this.batches.ask(run);
        const waiting = await this.waiting.noteRun({ id, label: title }, coins);
        return { message: `A second admin must confirm ${what}`, import: id, waiting };
      };
    });
    this.batches.wake();
    return answer;
  }

  /** Starts a waiting run, in the transaction of its confirmation. Call `wake` after the commit. */
  async confirmed(caller: Caller, { recipientId }: WaitingSend): Promise<{ message: string }> {
    const run = await this.batches.begin(caller, new Types.ObjectId(recipientId), caller);
    return { message: `Sending ${inCoins(run.coins)} to ${recipients(run.rows)}` };
  }

  /** Ends a waiting run, in the transaction of its refusal. */
  refused(caller: Caller, { recipientId }: WaitingSend, reason: string): Promise<void> {
    return this.batches.refuse(caller, new Types.ObjectId(recipientId), reason);
  }

  wake(): void {
    this.batches.wake();
  }

  async carryOut(
    rows: BatchRow[],
    { _id, title }: Batch,
    settle: (done: Settled[]) => Promise<void>,
  ): Promise<void> {
    const subjects = [{ kind: 'import', id: _id.toHexString(), label: title }];
    await inTransaction(this.connection, async () => {
      const entries = await this.ledger.moveAll(
        rows.map(({ about, coins, detail: reason }) => ({
          movement: {
            kind: 'send',
            ...{ from: PLATFORM, to: about as StoredAccount, coins: coins ?? 0, reason, subjects },
          },
          context: requestContext(),
        })),
      );
      await settle(rows.map((row, at) => ({ row, made: entries[at]?._id.toHexString() ?? '' })));
    });
  }

  private async check(caller: Caller, file: IncomingFile): Promise<CheckedRow[]> {
    const columns = ['code', 'coins', 'note'];
    const table = await this.imports.read(file, ['code', 'coins'], { columns, most: MOST_ROWS });
    const inputs = await rowInputs(table, SalaryRowDto);
    const names = [...new Set(inputs.flatMap(({ values }) => values?.code ?? []))];
    const wallets = await this.find.wallets(caller, names, 'code');
    const rows = inputs.map(({ row, cells, values, errors }): CheckedRow => {
      const wallet = values && wallets.get(values.code);
      const isFound = wallet !== undefined && !(wallet instanceof AppError);
      return {
        ...{ row, cells },
        label: isFound ? wallet.target.label : (cells.code ?? '').slice(0, 50),
        detail: values?.note ?? '',
        coins: values?.coins ?? null,
        about: isFound ? wallet.account : '',
        person: isFound && wallet.target.kind === 'user' ? wallet.target.id : '',
        errors: wallet instanceof AppError ? (wallet.errors ?? []) : errors,
      };
    });
    refuseRepeats(rows, 'code', ({ about }) => about);
    return rows;
  }
}

const recipients = (count: number) => (count === 1 ? '1 recipient' : `${grouped(count)} recipients`);
