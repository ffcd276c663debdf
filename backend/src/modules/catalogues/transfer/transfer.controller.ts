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
    summary: 'Export a catalogue with its files: fills a new environment',
    response: 'application/zip',
  })
  async exportWithFiles(@Query() { kind }: ExportQuery, @CurrentHttpContext() http: HttpContext) {
    await this.exports.zip(kind, http);
  }

  @Endpoint('GET', 'export.csv', {
    roles: ['admin'],
    summary: 'Export a catalogue as a table; files as their addresses',
    response: 'text/csv',
  })
  async exportAsTable(@Query() { kind }: ExportQuery, @CurrentHttpContext() http: HttpContext) {
    await this.exports.csv(kind, http);
  }

  @Endpoint('GET', 'export.json', {
    roles: ['admin'],
    summary: 'Export a catalogue as data; files as their addresses',
    response: 'application/octet-stream',
  })
  async exportAsData(@Query() { kind }: ExportQuery, @CurrentHttpContext() http: HttpContext) {
    await this.exports.json(kind, http);
  }

  @Endpoint('POST', 'import', {
    roles: ['admin'],
    summary: 'Import a catalogue from such a file, or say what would become of each record',
    description:
      'A record whose id is known takes what the file says; each one goes through as a whole or not at all.',
    response: ImportResponse,
    form: true,
    errors: ['FILE_REJECTED'],
  })
  async importCatalogue(@Body() given: ImportDto) {
    const details = await this.imports.import(given);
    const { added, changed, unchanged, refused } = details;
    const done = given.mode === 'import' ? 'Imported' : 'Checked, nothing changed';
    const counts = `${added} new, ${changed} changed, ${unchanged} unchanged, ${refused} refused`;
    return { details, message: `${done}: ${counts}` };
  }
}
