import { Injectable, type OnModuleInit, type Type } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { type Connection, Types } from 'mongoose';
import type { Caller } from '../../../core/caller.js';
import { AppError, takenError } from '../../../core/errors.js';
import { grouped } from '../../../core/grouped.js';
import type { IncomingFile } from '../../../core/incoming-file.js';
import { present } from '../../../core/present.js';
import { requestContext } from '../../../core/request-context.js';
import { Scope } from '../../../core/scope.js';
import type { IdempotencyKey } from '../../../http/idempotency-key.js';
import { knownFields } from '../../../http/known-fields.js';
import { inTransaction } from '../../../platform/database/transaction.js';
import { IdempotencyService } from '../../../platform/idempotency/idempotency.service.js';
import type { BatchRow } from '../../../platform/batches/batch.schema.js';
import { BatchRunner } from '../../../platform/batches/batch-runner.js';
import type { Settled } from '../../../platform/batches/batch-work.js';
import { BatchesService } from '../../../platform/batches/batches.service.js';
import { type ImportPreview, toPreview } from '../../../platform/imports/imports.dto.js';
import { type CheckedRow, ImportsService } from '../../../platform/imports/imports.service.js';
import { refuseRepeats, type RowInput, rowInputs } from '../../../platform/imports/row-input.js';
import { AgencyAdmin } from '../../staff/agency-admin/agency-admin.schema.js';
import { AgencyAdminService } from '../../staff/agency-admin/agency-admin.service.js';
import { AgencyService } from '../../staff/agency/agency.service.js';
import { Bd } from '../../staff/bd/bd.schema.js';
import { CoinAgency } from '../../staff/coin-agency/coin-agency.schema.js';
import { StaffKinds } from '../../staff/kinds/staff-kinds.js';
import { CODED_KINDS, type CodedKind, normaliseCode } from '../../staff/shared/codes.js';
import type { CodedAccount } from '../../staff/shared/staff-account.schema.js';
import { type CodedStaff, InjectStaff } from '../../staff/shared/staff.js';
import { newPassword } from '../new-password.js';
import {
  AgencyAdminRowDto,
  AgencyRowDto,
  BdRowDto,
  CoinAgencyRowDto,
  type FirstPassword,
  type StartStaffImportDto,
} from './staff-import.dto.js';

const MOST_ACCOUNTS = 1_000;

type StaffRow = BdRowDto & { bd?: string; agencyadmin?: string; username?: string };
const ROWS: Record<CodedKind, Type<StaffRow>> = {
  bd: BdRowDto,
  agencyadmin: AgencyAdminRowDto,
  agency: AgencyRowDto,
  coin: CoinAgencyRowDto,
};
/** Returns the accounts that got passwords from a batch of this kind: `bd` for an import, `bd.passwords` for a bulk change. */
const accountsOf = (kind: string) => CODED_KINDS.find((one) => kind === one || kind === `${one}.passwords`);
/** Returns whether the person who started a batch of this kind has passwords to take from it. */
export const issuesPasswords = (kind: string): boolean => accountsOf(kind) !== undefined;

/** Adds staff accounts from a table. Each account gets a first password that its owner must change. */
@Injectable()
export class StaffImports implements OnModuleInit {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly imports: ImportsService,
    private readonly batches: BatchesService,
    private readonly runner: BatchRunner,
    private readonly idempotency: IdempotencyService,
    private readonly kinds: StaffKinds,
    @InjectStaff(Bd) private readonly bds: CodedStaff<'bd', Bd>,
    @InjectStaff(AgencyAdmin) private readonly agencyAdmins: CodedStaff<'agencyadmin', AgencyAdmin>,
    @InjectStaff(CoinAgency) private readonly coinAgencies: CodedStaff<'coin', CoinAgency>,
    private readonly agencyAdminService: AgencyAdminService,
    private readonly agencyService: AgencyService,
  ) {}

  onModuleInit(): void {
    for (const kind of CODED_KINDS)
      this.runner.register(kind, {
        // Each password takes its time to hash: the accounts of a portion are made one by one.
        together: 1,
        ...{ right: 'staff.write', stepUp: false },
        carryOut: async ([row], _run, settle) => this.create(kind, present(row), settle),
      });
  }

  /** Checks a table and changes nothing. */
  async preview(caller: Caller, kind: CodedKind, file: IncomingFile): Promise<ImportPreview> {
    return toPreview(await this.check(caller, kind, file));
  }

  /** Starts an import. Fails when a row has an error, or when the rows differ from the confirmed preview. */
  async start(
    caller: Caller,
    { kind, file, title, rows: seen }: StartStaffImportDto,
    key: IdempotencyKey | undefined,
  ): Promise<{ message: string; import: string }> {
    const answer = await this.idempotency.once(key, async () => {
      const rows = await this.check(caller, kind, file);
      return async () => {
        const { _id } = await this.imports.store(caller, { kind, title, rows, seen });
        await this.batches.begin(caller, _id);
        const accounts = rows.length === 1 ? '1 account' : `${grouped(rows.length)} accounts`;
        return { message: `Adding ${accounts}`, import: _id.toHexString() };
      };
    });
    this.batches.wake();
    return answer;
  }

  /**
   * Returns the passwords that an import or a bulk change issued: once, to the person who started it, with an audit
   * record. The passwords are those that are sealed in the accounts; the batch stores none.
   */
  passwords(caller: Caller, id: string): Promise<FirstPassword[]> {
    return inTransaction(this.connection, async () => {
      const batch = await this.batches.find(id);
      const kind = accountsOf(batch.kind);
      if (!kind) throw new AppError('NOT_FOUND', 'This issued no passwords');
      await this.batches.takePasswords(caller, new Types.ObjectId(id));
      return this.kinds.of(kind).passwords.issuedTo(await this.batches.madeBy(batch));
    });
  }

  private async check(caller: Caller, kind: CodedKind, file: IncomingFile): Promise<CheckedRow[]> {
    const columns = [...knownFields(ROWS[kind])];
    const table = await this.imports.read(file, columns, { columns, most: MOST_ACCOUNTS });
    const inputs = await rowInputs<StaffRow>(table, ROWS[kind]);
    await this.checkParents(Scope.of(caller), inputs);
    await this.checkTaken(kind, inputs);
    refuseRepeats(inputs, 'email', ({ values }) => values?.email);
    const numberOf = (number: string) => this.kinds.ofCoded(kind).codes.storedNumber(number);
    refuseRepeats(inputs, 'number', ({ values }) => values && numberOf(values.number));
    return inputs.map(({ row, cells, values, errors }) => ({
      ...{ row, cells, errors, coins: null, about: '', person: '' },
      label: (values?.name ?? cells.name ?? '').slice(0, 100),
      detail: (values?.email ?? cells.email ?? '').slice(0, 200),
    }));
  }

  /** Adds an error to each row whose BD or agency admin does not exist. */
  private async checkParents(scope: Scope, inputs: RowInput<StaffRow>[]): Promise<void> {
    const named = (column: 'bd' | 'agencyadmin') => inputs.flatMap(({ values }) => values?.[column] ?? []);
    const [bds, agencyAdmins] = [
      await this.bds.codes.findByCodes(scope, named('bd')),
      await this.agencyAdmins.codes.findByCodes(scope, named('agencyadmin')),
    ];
    for (const { values, errors } of inputs) {
      if (values?.bd && !bds.has(normaliseCode(values.bd)))
        errors.push({ field: 'bd', message: 'This BD does not exist' });
      if (values?.agencyadmin && !agencyAdmins.has(normaliseCode(values.agencyadmin)))
        errors.push({ field: 'agencyadmin', message: 'This agency admin does not exist' });
    }
  }

  /** Adds an error to each row whose email address or phone number another account has. */
  private async checkTaken(kind: CodedKind, inputs: RowInput<StaffRow>[]): Promise<void> {
    const { codes } = this.kinds.ofCoded(kind);
    const { emails, numbers } = await codes.taken(inputs.flatMap(({ values }) => values ?? []));
    for (const { values, errors } of inputs) {
      if (values && emails.has(values.email)) errors.push(...(takenError('email').errors ?? []));
      if (values && numbers.has(codes.storedNumber(values.number)))
        errors.push(...(takenError('number').errors ?? []));
    }
  }

  /** Creates the account of a row, and settles the row in the same transaction. */
  private async create(
    kind: CodedKind,
    row: BatchRow,
    settle: (done: Settled[]) => Promise<void>,
  ): Promise<void> {
    const caller = present(requestContext()?.caller);
    const scope = Scope.of(caller);
    const [input] = await rowInputs<StaffRow>([row], ROWS[kind]);
    const { bd, agencyadmin, username, ...fields } = present(input?.values);
    const account = { ...fields, password: newPassword(), mustChangePassword: true };
    const then = ({ _id, uniqueId, name }: CodedAccount) =>
      settle([{ row, made: _id.toHexString(), label: `${uniqueId}, ${name}` }]);
    if (kind === 'bd') await this.bds.codes.create({ ...account, createBy: caller.id }, { then });
    if (kind === 'agencyadmin')
      await this.agencyAdminService.create(scope, { ...account, createBy: present(bd) }, then);
    if (kind === 'agency') {
      const above = await this.agencyAdmins.codes.findByCode(scope, present(agencyadmin));
      if (!above) throw new AppError('NOT_FOUND', 'This agency admin does not exist');
      await this.agencyService.create(scope, { ...account, admin: above.uniqueId, bd: above.createBy }, then);
    }
    if (kind === 'coin')
      await this.coinAgencies.codes.create({ ...account, username: present(username) }, { then });
  }
}
