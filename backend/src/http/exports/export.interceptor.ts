import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import { from, lastValueFrom, type Observable } from 'rxjs';
import type { Caller } from '../../core/caller.js';
import { Calendar } from '../../core/days.js';
import { AppError, fieldError } from '../../core/errors.js';
import { continueAs } from '../../core/request-context.js';
import type { Right } from '../../core/rights.js';
import { isStaffRole } from '../../core/roles.js';
import { refusedInView } from '../../core/viewing.js';
import { bodyClassOf } from '../body-class.js';
import { Portion, PORTION } from '../portion.js';
import { requestContextOf } from '../request-context-of.js';
import { columnsOf } from './columns.js';
import { ExportWatch } from './export-watch.js';
import { FileWriter } from './file-writer.js';
import { LIST_ROWS, type ListRows } from './list-rows.js';
import { Portions } from './portions.js';

/** How often an export checks that its reader may still read. */
const CHECK_MILLISECONDS = 1_000;

type Handler = CallHandler<Record<string, unknown>>;

/**
 * Answers a list as a file when its query names a `format`: runs the handler once for each portion of records, so that
 * the filter, the scope and the masks of the list hold for the file.
 */
@Injectable()
export class ExportInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly watch: ExportWatch,
  ) {}

  intercept(context: ExecutionContext, next: Handler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<Request>();
    const input = (bodyClassOf(context) ? request.body : request.query) as
      | Record<string, unknown>
      | undefined;
    const format = input?.['format'];
    return format === undefined || format === null ? next.handle() : from(this.export(context, next));
  }

  private async export(context: ExecutionContext, next: Handler): Promise<void> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    const response = http.getResponse<Response>();
    const caller = request.user as Caller | undefined;
    const role = caller?.role ?? '';
    if (!caller || !isStaffRole(role)) throw new AppError('FORBIDDEN');
    if (caller.viewedBy) throw refusedInView(caller);
    const close = await this.watch.open(caller);
    try {
      const call = context.getHandler();
      const { key, row, right } = this.reflector.get<ListRows>(LIST_ROWS, call);
      const portion = carriedBy(request);
      const portions = new Portions(portion, () => lastValueFrom(next.handle()), key);
      const first = await portions.begin();
      const { format, columns: named, timeZone, filter } = portion.asked ?? {};
      if (!format || !filter) throw fieldError('format', 'This list cannot be exported');
      const list = listName(call.name);
      const columns = columnsOf(row, named, role);
      const calendar = timeZone ? Calendar.of(timeZone) : this.watch.calendar;
      const writer = new FileWriter({ format, list, columns, calendar });
      const bytes = await writer.estimate(first, portions.total);
      const shown = columns.map(({ path }) => path);
      const started = { call: call.name, list, format, columns: shown, filter, rows: portions.total };
      await continueAs(requestContextOf(request, response), () => this.watch.started(started));
      response
        .type(writer.type)
        .attachment(writer.fileName)
        .setHeader('X-Total-Rows', String(portions.total))
        .setHeader('X-Estimated-Bytes', String(bytes));
      await sent(writer.file(portions.all(this.stopOf(caller, right, response))), response);
    } finally {
      close();
    }
  }

  /**
   * Returns what asks before each portion whether to go on: not for a client that is gone, and not past the end of the
   * session or the loss of the right, which breaks the file off.
   */
  private stopOf(caller: Caller, right: Right | undefined, response: Response): () => Promise<boolean> {
    let checkedAt = Date.now();
    return async () => {
      if (Date.now() - checkedAt < CHECK_MILLISECONDS) return !response.destroyed;
      checkedAt = Date.now();
      if (!(await this.watch.mayGoOn(caller, right))) throw new AppError('UNAUTHENTICATED');
      return !response.destroyed;
    };
  }
}

/** Puts a portion into the input of a request, where the input pipe finds it. */
function carriedBy(request: Request): Portion {
  const portion = new Portion();
  // Express reads the query anew at each access.
  const query = { ...request.query, [PORTION]: portion };
  Object.defineProperty(request, 'query', { value: query, configurable: true, writable: true });
  if (typeof request.body === 'object' && request.body !== null)
    (request.body as { [PORTION]?: Portion })[PORTION] = portion;
  return portion;
}

/** Returns the name of a list in files and in the audit log: `host-records` for `listHostRecords`. */
const listName = (call: string) =>
  call.replace(/^list/, '').replace(/[A-Z]/g, (letter, at) => `${at ? '-' : ''}${letter.toLowerCase()}`);

/** Sends a file as fast as the client takes it. A client that disconnects ends the reading. */
async function sent(file: Readable, response: Response): Promise<void> {
  try {
    await pipeline(file, response);
  } catch (error) {
    const isGone = error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
    if (!isGone) throw error;
  }
}
