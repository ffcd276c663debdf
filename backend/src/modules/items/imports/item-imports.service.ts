import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Caller } from '../../../core/caller.js';
import { grouped } from '../../../core/grouped.js';
import type { IncomingFile } from '../../../core/incoming-file.js';
import { present } from '../../../core/present.js';
import { requestContext } from '../../../core/request-context.js';
import type { IdempotencyKey } from '../../../http/idempotency-key.js';
import type { BatchRow } from '../../../platform/batches/batch.schema.js';
import { BatchesService } from '../../../platform/batches/batches.service.js';
import type { BulkEffect } from '../../../platform/bulk/bulk-action.js';
import { BulkService } from '../../../platform/bulk/bulk.service.js';
import { IdempotencyService } from '../../../platform/idempotency/idempotency.service.js';
import { type ImportPreview, type StartImportDto, toPreview } from '../../../platform/imports/imports.dto.js';
import { type CheckedRow, ImportsService } from '../../../platform/imports/imports.service.js';
import { rowInputs } from '../../../platform/imports/row-input.js';
import { UsersService } from '../../users/users.service.js';
import { ItemGrants } from '../item-grants.service.js';
import { GrantRows } from './grant-rows.js';
import { ItemRowDto } from './item-import.dto.js';

const ITEMS = 'items';
const MOST_GRANTS = 1_000;
const NEEDED = ['user', 'kind', 'item', 'reason'];
const COLUMNS = [...NEEDED, 'days', 'action'];

const callerOf = () => present(requestContext()?.caller);

/** Gives items to the users of a table, or takes them away, under the rules of a single call. An undo reverses each row. */
@Injectable()
export class ItemImports implements OnModuleInit {
  constructor(
    private readonly imports: ImportsService,
    private readonly batches: BatchesService,
    private readonly bulk: BulkService,
    private readonly idempotency: IdempotencyService,
    private readonly grants: ItemGrants,
    private readonly rows: GrantRows,
    private readonly users: UsersService,
  ) {}

  onModuleInit(): void {
    this.bulk.register(ITEMS, {
      record: 'user',
      ...{ right: 'items.grant', stepUp: false },
      change: (user, _import, row) => this.carryOut(user, row),
      undo: (_, change) => this.grants.undoNow(callerOf(), change),
    });
  }

  /** Checks a table and changes nothing. */
  async preview(file: IncomingFile): Promise<ImportPreview> {
    return toPreview(await this.check(file));
  }

  /** Starts an import. Fails when a row has an error, or when the rows differ from the confirmed preview. */
  async start(
    caller: Caller,
    { file, title, rows: seen }: StartImportDto,
    key: IdempotencyKey | undefined,
  ): Promise<{ message: string; import: string }> {
    const answer = await this.idempotency.once(key, async () => {
      const rows = await this.check(file);
      return async () => {
        const { _id } = await this.imports.store(caller, { kind: ITEMS, title, rows, seen, undoable: true });
        await this.batches.begin(caller, _id);
        const message = rows.length === 1 ? '1 row begun' : `${grouped(rows.length)} rows begun`;
        return { message, import: _id.toHexString() };
      };
    });
    this.batches.wake();
    return answer;
  }

  private async carryOut(user: string, row: BatchRow): Promise<BulkEffect> {
    // Cells of deleted accounts are gone.
    await this.users.find(user);
    const [input] = await rowInputs([row], ItemRowDto);
    const { kind, item, days, reason, action } = present(input?.values);
    const named = await this.rows.itemOf({ kind, item });
    const id = named.item.toHexString();
    if (action === 'revoke') {
      const change = await this.grants.revokeAllNow(callerOf(), { user, kind, id, reason });
      return { change, reason: change ? '' : 'Does not have it' };
    }
    const { _id } = await this.grants.grantNow(callerOf(), { user, kind, id, days, reason });
    const granted = _id.toHexString();
    return { change: { was: {}, is: { granted } }, made: granted };
  }

  private async check(file: IncomingFile): Promise<CheckedRow[]> {
    const table = await this.imports.read(file, NEEDED, { columns: COLUMNS, most: MOST_GRANTS });
    return this.rows.check(await rowInputs(table, ItemRowDto));
  }
}
