import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import type { Caller } from '../../../core/caller.js';
import { AppError } from '../../../core/errors.js';
import { grouped } from '../../../core/grouped.js';
import type { IncomingFile } from '../../../core/incoming-file.js';
import { present } from '../../../core/present.js';
import { requestContext } from '../../../core/request-context.js';
import type { IdempotencyKey } from '../../../http/idempotency-key.js';
import { inTransaction } from '../../../platform/database/transaction.js';
import { IdempotencyService } from '../../../platform/idempotency/idempotency.service.js';
import type { Batch, BatchRow } from '../../../platform/batches/batch.schema.js';
import { BatchRunner } from '../../../platform/batches/batch-runner.js';
import type { BatchWork, Settled } from '../../../platform/batches/batch-work.js';
import { BatchesService } from '../../../platform/batches/batches.service.js';
import { type ImportPreview, type StartImportDto, toPreview } from '../../../platform/imports/imports.dto.js';
import { type CheckedRow, ImportsService } from '../../../platform/imports/imports.service.js';
import { refuseRepeats, rowInputs } from '../../../platform/imports/row-input.js';
import { AgencyService } from '../../staff/agency/agency.service.js';
import { normaliseCode } from '../../staff/shared/codes.js';
import { UsersService } from '../../users/users.service.js';
import { HostDecisions } from '../host-decisions.js';
import { HostsService } from '../hosts.service.js';
import { HostRowDto } from './host-import.dto.js';

const HOSTS = 'hosts';
const MOST_HOSTS = 1_000;
const COLUMNS = ['user', 'agency', 'realName', 'number'];
const HAS_APPLICATION = 'This user has another pending or approved application';
const idOf = (about: string) => about.replace('user:', '');

/** Makes users hosts from a table, under the rules of Add Host. */
@Injectable()
export class HostImports implements BatchWork, OnModuleInit {
  readonly together = 1;
  readonly right = 'hosts.write';
  readonly stepUp = false;

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly imports: ImportsService,
    private readonly batches: BatchesService,
    private readonly runner: BatchRunner,
    private readonly idempotency: IdempotencyService,
    private readonly decisions: HostDecisions,
    private readonly hosts: HostsService,
    private readonly agencies: AgencyService,
    private readonly users: UsersService,
  ) {}

  onModuleInit(): void {
    this.runner.register(HOSTS, this);
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
        const { _id } = await this.imports.store(caller, { kind: HOSTS, title, rows, seen });
        await this.batches.begin(caller, _id);
        const hosts = rows.length === 1 ? '1 host' : `${grouped(rows.length)} hosts`;
        return { message: `Adding ${hosts}`, import: _id.toHexString() };
      };
    });
    this.batches.wake();
    return answer;
  }

  async carryOut([row]: BatchRow[], _run: Batch, settle: (done: Settled[]) => Promise<void>): Promise<void> {
    const one = present(row);
    const user = await this.users.findIfId(idOf(one.about));
    if (!user) throw new AppError('NOT_FOUND', 'This user does not exist any more');
    const [input] = await rowInputs([one], HostRowDto);
    const { agency: agencyCode, realName, number } = present(input?.values);
    await inTransaction(this.connection, async () => {
      const caller = present(requestContext()?.caller);
      const host = await this.decisions.addUser(caller, user, { agencyCode, realName, number });
      await settle([{ row: one, made: host._id.toHexString(), label: user.username }]);
    });
  }

  private async check(file: IncomingFile): Promise<CheckedRow[]> {
    const table = await this.imports.read(file, COLUMNS, { columns: COLUMNS, most: MOST_HOSTS });
    const inputs = await rowInputs(table, HostRowDto);
    const values = inputs.flatMap((input) => input.values ?? []);
    const names = values.map(({ user }) => user);
    const named = await this.users.findNamed(names);
    const agencies = await this.agencies.findOpenAmong(values.map(({ agency }) => agency));
    const applicants = await this.hosts.withOpenApplication([...named.values()].flat().map(({ _id }) => _id));
    const rows = inputs.map(({ row, cells, values: given, errors }): CheckedRow => {
      const [user, ...others] = named.get(given?.user ?? '') ?? [];
      const only = others.length ? undefined : user;
      if (given && others.length)
        errors.push({ field: 'user', message: 'Two users match. Enter the username' });
      if (given && !user) errors.push({ field: 'user', message: 'no user found' });
      if (only && applicants.has(only._id.toHexString()))
        errors.push({ field: 'user', message: HAS_APPLICATION });
      if (given && !agencies.has(normaliseCode(given.agency)))
        errors.push({ field: 'agency', message: 'This agency does not exist' });
      return {
        ...{ row, cells, coins: null, errors },
        label: (only?.username ?? cells.user ?? '').slice(0, 50),
        detail: (cells.agency ?? '').slice(0, 30),
        about: only ? `user:${only._id.toHexString()}` : '',
        person: only?._id.toHexString() ?? '',
      };
    });
    refuseRepeats(rows, 'user', ({ about }) => about);
    return rows;
  }
}
