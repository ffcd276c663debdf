import { Body, Controller, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { responseOf } from '../../../http/response.js';
import { Endpoint } from '../../../http/endpoint.js';
import { CurrentHttpContext, type HttpContext } from '../../../http/http-context.js';
import { ExportService } from './export.service.js';
import { ImportService } from './import.service.js';
import { ExportQuery, ImportDto, ImportReport } from './transfer.dto.js';

const ImportResponse = responseOf('ImportResponse', { details: ImportReport });

/** Exports and imports catalogues, for example between environments. */
@ApiTags('catalogues')
@Controller('admin/catalogues')
export class TransferController {
  constructor(
    private readonly exports: ExportService,
    private readonly imports: ImportService,
  ) {}

  @Endpoint('GET', 'export.zip', {
    roles: ['admin'],
    summary: 'Export a catalogue with its files, to copy it to another server',
    response: 'application/zip',
  })
  async exportWithFiles(@Query() { kind }: ExportQuery, @CurrentHttpContext() http: HttpContext) {
    await this.exports.zip(kind, http);
  }

  @Endpoint('GET', 'export.csv', {
    roles: ['admin'],
    summary: 'Export a catalogue as CSV, with the addresses of its files',
    response: 'text/csv',
  })
  async exportAsTable(@Query() { kind }: ExportQuery, @CurrentHttpContext() http: HttpContext) {
    await this.exports.csv(kind, http);
  }

  @Endpoint('GET', 'export.json', {
    roles: ['admin'],
    summary: 'Export a catalogue as JSON, with the addresses of its files',
    response: 'application/octet-stream',
  })
  async exportAsData(@Query() { kind }: ExportQuery, @CurrentHttpContext() http: HttpContext) {
    await this.exports.json(kind, http);
  }

  @Endpoint('POST', 'import', {
    roles: ['admin'],
    summary: 'Import a catalogue from an export file, or check the file first',
    description: 'Records with a known id are updated; each record is imported completely or not at all.',
    response: ImportResponse,
    form: true,
    errors: ['FILE_REJECTED'],
  })
  async importCatalogue(@Body() given: ImportDto) {
    const details = await this.imports.import(given);
    const { added, changed, unchanged, refused } = details;
    const message =
      given.mode === 'import'
        ? `Imported: ${added} added, ${changed} updated, ${unchanged} unchanged, ${refused} not imported`
        : `Nothing imported yet: ${added} to add, ${changed} to update, ${unchanged} unchanged, ${refused} cannot be imported`;
    return { details, message };
  }
}
