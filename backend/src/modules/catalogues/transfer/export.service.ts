import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Response } from 'express';
import { sendCsv } from '../../../http/csv.js';
import type { HttpContext } from '../../../http/http-context.js';
import type { Env } from '../../../core/config/env.js';
import { AuditService } from '../../../platform/audit/audit.service.js';
import { ENV } from '../../../platform/config/env.module.js';
import { FilesService } from '../../../platform/files/files.service.js';
import { type ZipEntry, zipOf } from '../../../platform/files/zip/zip-writer.js';
import { TimeSlices } from '../../../core/time-slices.js';
import type { CatalogueKind } from '../registry/catalogue-list.js';
import { CataloguesService } from '../registry/catalogues.service.js';
import { RECORDS_NAME } from './transfer-file.js';
import { transferable, withDefaults } from './transferables.js';

type Cell = string | number | boolean;
type Exported = Record<string, Cell>;

/**
 * Streams a catalogue as a file, and records the export in the audit log before the first byte. Records keep their
 * ids, so that references to them still work in another environment.
 */
@Injectable()
export class ExportService {
  private readonly logger = new Logger('Export');

  constructor(
    private readonly catalogues: CataloguesService,
    private readonly files: FilesService,
    private readonly audit: AuditService,
    @Inject(ENV) private readonly env: Env,
  ) {}

  async csv(kind: CatalogueKind, http: HttpContext): Promise<void> {
    await this.record(kind, 'csv');
    const heads = ['id', ...transferable(kind).fields];
    const rows = this.records(kind, (path) => this.address(path));
    await sendCsv(http, kind, heads, rows, (record) => heads.map((head) => record[head]));
  }

  async json(kind: CatalogueKind, { response }: HttpContext): Promise<void> {
    await this.record(kind, 'json');
    response.attachment(`${kind}.json`).type('application/octet-stream');
    await send(
      response,
      listed(
        kind,
        this.records(kind, (path) => this.address(path)),
      ),
    );
  }

  async zip(kind: CatalogueKind, { response }: HttpContext): Promise<void> {
    await this.record(kind, 'zip');
    response.type('application/zip').attachment(`${kind}.zip`);
    await send(response, zipOf(this.entries(kind)));
  }

  private record(kind: CatalogueKind, format: string): Promise<void> {
    const target = { kind: 'catalogue', id: kind, label: kind };
    return this.audit.record({ action: 'catalogue.export', target, after: { format } });
  }

  private async *entries(kind: CatalogueKind): AsyncGenerator<ZipEntry> {
    const paths: string[] = [];
    const inside = (path: string) => {
      paths.push(path);
      return `files/${basename(path)}`;
    };
    const parts: string[] = [];
    for await (const part of listed(kind, this.records(kind, inside))) parts.push(part);
    yield { name: RECORDS_NAME, content: Buffer.from(parts.join('')) };
    for (const path of paths) {
      const file = await this.files.open(path);
      // The import rejects the record of a missing file, and says so. The other records stay usable.
      if (!file) this.logger.warn({ msg: 'A file of the exported catalogue does not exist', kind, path });
      else yield { name: `files/${basename(path)}`, content: Buffer.from(await file.arrayBuffer()) };
    }
  }

  /** Reads the records in the order in which an import must add them. */
  private async *records(kind: CatalogueKind, file: (path: string) => string): AsyncGenerator<Exported> {
    const { fields, isFile, storedName } = transferable(kind);
    const catalogue = this.catalogues.get(kind);
    const records = catalogue.model
      .find(await catalogue.notDeletedFilter())
      .sort(catalogue.isOrdered ? { order: 1, _id: 1 } : { createdAt: 1, _id: 1 })
      .lean<Record<string, unknown>[]>()
      .cursor();
    for await (const stored of records as AsyncIterable<Record<string, unknown>>) {
      const record = withDefaults(stored);
      const values = fields.map((field): [string, Cell] => {
        const value = record[storedName(field)];
        if (isFile(field)) return [field, value ? file(String(value)) : ''];
        const isPlain = typeof value === 'number' || typeof value === 'boolean';
        return [field, isPlain ? value : String(value ?? '')];
      });
      yield { id: String(record['_id']), ...Object.fromEntries(values) };
    }
  }

  private address(path: string): string {
    return `${this.env.publicUrl}/api/${path}`;
  }
}

async function* listed(kind: CatalogueKind, records: AsyncIterable<Exported>): AsyncGenerator<string> {
  yield `{"format":"catalogue","version":1,"kind":${JSON.stringify(kind)},"records":[`;
  let between = '\n';
  const slices = new TimeSlices();
  for await (const record of records) {
    yield between + JSON.stringify(record);
    between = ',\n';
    await slices.pause();
  }
  yield '\n]}\n';
}

/** Sends the response. Stops reading without an error if the client disconnects. */
async function send(response: Response, parts: AsyncIterable<Buffer | string>): Promise<void> {
  response.setHeader('Cache-Control', 'no-store');
  try {
    await pipeline(Readable.from(parts), response);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE'))
      throw error;
  }
}
