import { Body, Controller, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { answer } from '../../api/answer.js';
import { Endpoint } from '../../api/endpoint.js';
import { CurrentExchange, type Exchange } from '../../api/exchange.js';
import { ExportService } from './export.service.js';
import { ImportService } from './import.service.js';
import { ExportQuery, ImportDto, ImportReport } from './transfer.dto.js';

const ImportAnswer = answer('ImportAnswer', { details: ImportReport });

/** Takes a catalogue from one environment to another. */
@ApiTags('catalogues')
@Controller('admin/catalogues')
export class TransferController {
  constructor(
    private readonly exports: ExportService,
    private readonly imports: ImportService,
  ) {}

  @Endpoint('GET', 'export', {
    roles: ['admin'],
    summary: 'Export a catalogue: with its files (zip), as a table (csv), or as data (json)',
    answers: 'application/octet-stream',
  })
  async exportCatalogue(@Query() { kind, format }: ExportQuery, @CurrentExchange() exchange: Exchange) {
    await this.exports[format](kind, exchange);
  }

  @Endpoint('POST', 'import', {
    roles: ['admin'],
    summary: 'Import a catalogue from such a file, or say what would become of each record',
    description:
      'A record whose id is known takes what the file says; each one goes through as a whole or not at all.',
    answers: ImportAnswer,
    form: true,
    fails: ['FILE_REJECTED'],
  })
  async importCatalogue(@Body() given: ImportDto) {
    const details = await this.imports.import(given);
    const { added, changed, refused } = details;
    const done = given.mode === 'import' ? 'Imported' : 'Checked, nothing changed';
    return { details, message: `${done}: ${added} new, ${changed} changed, ${refused} refused` };
  }
}
