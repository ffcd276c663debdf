import { Body, Controller, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../../../core/caller.js';
import { fieldError } from '../../../core/errors.js';
import { FIELD_REQUIRED } from '../../../http/fields.js';
import { responseOf } from '../../../http/response.js';
import { Endpoint } from '../../../http/endpoint.js';
import { CurrentHttpContext, type HttpContext } from '../../../http/http-context.js';
import { FinishedUpload } from '../../../platform/files/resumable/finished-upload.js';
import { ExportService } from './export.service.js';
import { ImportService } from './import.service.js';
import { importColumns } from './import-columns.js';
import { ImportColumn, ImportDto, ImportReport, TransferQuery } from './transfer.dto.js';

const ColumnsResponse = responseOf('ImportColumnsResponse', { details: [ImportColumn] });
const ImportResponse = responseOf('ImportResponse', { details: ImportReport });

/** Exports and imports catalogues, for example between environments. */
@ApiTags('catalogues')
@Controller('admin/catalogues')
export class TransferController {
  constructor(
    private readonly exports: ExportService,
    private readonly imports: ImportService,
    private readonly uploads: FinishedUpload,
  ) {}

  @Endpoint('GET', 'export.zip', {
    roles: ['admin'],
    right: 'catalogues.read',
    summary: 'Export a catalogue with its files, to copy it to another server',
    response: 'application/zip',
    audited: true,
  })
  async exportWithFiles(@Query() { kind }: TransferQuery, @CurrentHttpContext() http: HttpContext) {
    await this.exports.zip(kind, http);
  }

  @Endpoint('GET', 'export.csv', {
    roles: ['admin'],
    right: 'catalogues.read',
    summary: 'Export a catalogue as CSV, with the addresses of its files',
    response: 'text/csv',
    audited: true,
  })
  async exportAsTable(@Query() { kind }: TransferQuery, @CurrentHttpContext() http: HttpContext) {
    await this.exports.csv(kind, http);
  }

  @Endpoint('GET', 'export.json', {
    roles: ['admin'],
    right: 'catalogues.read',
    summary: 'Export a catalogue as JSON, with the addresses of its files',
    response: 'application/octet-stream',
    audited: true,
  })
  async exportAsData(@Query() { kind }: TransferQuery, @CurrentHttpContext() http: HttpContext) {
    await this.exports.json(kind, http);
  }

  @Endpoint('GET', 'columns', {
    roles: ['admin'],
    right: 'catalogues.read',
    summary: 'List the columns of a table that can be imported into a catalogue',
    response: ColumnsResponse,
  })
  listImportColumns(@Query() { kind }: TransferQuery) {
    return { details: importColumns(kind) };
  }

  @Endpoint('POST', 'import', {
    roles: ['admin'],
    right: 'catalogues.write',
    summary: 'Import an export or a table into a catalogue, or check the file first',
    description:
      'The file is an export, a table (CSV), or a ZIP of a table and the files that it names. Records with a known id are updated; each record is imported completely or not at all.',
    response: ImportResponse,
    touches: ['{kind}'],
    form: true,
    errors: ['FILE_REJECTED', 'INVALID_TRANSITION', 'NOT_FOUND'],
  })
  async importCatalogue(@CurrentCaller() caller: Caller, @Body() given: ImportDto) {
    const details = await this.reportOf(caller, given);
    const { added, changed, unchanged, refused } = details;
    const message =
      given.mode === 'import'
        ? `Imported: ${added} added, ${changed} updated, ${unchanged} unchanged, ${refused} not imported`
        : `Nothing imported yet: ${added} to add, ${changed} to update, ${unchanged} unchanged, ${refused} cannot be imported`;
    return { details, message };
  }

  /** Imports the file of the call, or that of a finished upload. */
  private reportOf(caller: Caller, given: ImportDto): Promise<ImportReport> {
    const { file, upload } = given;
    if (file) return this.imports.import(given, file);
    if (!upload) throw fieldError('file', FIELD_REQUIRED);
    return this.uploads.use(caller, upload, 'file', (whole) => this.imports.import(given, whole));
  }
}
