import { createHash } from 'node:crypto';
import { mkdir, readFile, rm } from 'node:fs/promises';
import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  type Type,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import multer, { diskStorage } from 'multer';
import { lastValueFrom, type Observable, of } from 'rxjs';
import { FILE_LIMITS, type FileKind } from '../../core/file-kinds.js';
import { extensionOf } from './file-content.js';
import { FilesService } from './files.service.js';
import { IncomingFile, RefusedFile } from '../../core/incoming-file.js';
import { asUnwritable } from './unwritable.js';
import { UploadsInFlight } from './uploads-in-flight.js';
import { wrongField } from './wrong-field.js';
import { askForBody } from '../../http/awaited-continue.js';
import { bodyClassOf } from '../../http/body-class.js';
import { bodyKindOf, MULTIPART_KIND } from '../../http/body-kinds.js';
import { AppError } from '../../core/errors.js';
import { filesOf } from '../../http/file-fields.js';
import { asUnreadableForm, fileFormLimits } from '../../http/forms.js';
import { assertFormUtf8 } from '../../http/utf8.js';
import { requestContext } from '../../core/request-context.js';

/** The minimum upload speed: a form that sends fewer bytes in this time is rejected. */
const PACE = { bytes: 16 * 1024, milliseconds: 30_000 };

/**
 * Reads the multipart form of a call that takes files: text fields as they are, file fields (the DTO's `@File`s) as
 * IncomingFile after a check of their content. Files that the handler does not store are removed; when the handler
 * fails, its stored files are removed too.
 */
@Injectable()
export class UploadInterceptor implements NestInterceptor {
  constructor(
    private readonly files: FilesService,
    private readonly inFlight: UploadsInFlight,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    const dto = bodyClassOf(context);
    const kinds = Object.values(dto ? filesOf(dto) : {});
    if (!dto || !kinds.length || bodyKindOf(request) !== MULTIPART_KIND) return next.handle();
    const end = this.inFlight.begin(request, kinds);
    try {
      await this.read(request, http.getResponse<Response>(), dto);
      return of(await lastValueFrom(next.handle()));
    } catch (error) {
      await Promise.all((requestContext()?.storedFiles ?? []).map((path) => this.files.remove(path)));
      throw error;
    } finally {
      await Promise.all(received(request).map((file) => rm(file.path, { force: true })));
      end();
    }
  }

  private async read(request: Request, response: Response, dto: Type): Promise<void> {
    const kinds = filesOf(dto);
    const names = Object.keys(kinds);
    await mkdir(this.files.incoming, { recursive: true }).catch((error: Error) => {
      throw asFormError(error);
    });
    const upload = multer({
      storage: diskStorage({ destination: this.files.incoming }),
      limits: fileFormLimits(dto),
    });
    askForBody(request, response);
    let stopWatching: (() => void) | undefined;
    await new Promise<void>((resolve, reject) => {
      stopWatching = watchPace(request, () => {
        response.setHeader('Connection', 'close');
        const message = 'The request body did not arrive in time. Please send the request again';
        reject(new AppError('VALIDATION_FAILED', message));
      });
      upload.fields(names.map((name) => ({ name, maxCount: 1 })))(request, response, (error: unknown) => {
        const wrong = wrongField(error, names);
        if (wrong) reject(wrong);
        else if (error) reject(error instanceof Error ? asFormError(error) : new Error('upload failed'));
        else resolve();
      });
    }).finally(() => stopWatching?.());
    // Text in a file field (an old path, or an empty text) means: unchanged.
    const texts = Object.entries((request.body ?? {}) as object).filter(([name]) => !(name in kinds));
    const body: Record<string, unknown> = Object.fromEntries(texts);
    assertFormUtf8(body);
    for (const file of received(request)) {
      const kind = kinds[file.fieldname];
      if (!kind || file.size === 0) continue;
      if (file.size > FILE_LIMITS[kind]) {
        throw new AppError('TOO_LARGE', 'This file is too large', [
          { field: file.fieldname, message: 'This file is too large' },
        ]);
      }
      body[file.fieldname] = await checkedFile(file, kind);
    }
    request.body = body;
  }
}

/** Returns the completely received files. For an aborted file, multer leaves an entry without a path. */
const received = (request: Request): Express.Multer.File[] =>
  Object.values((request.files ?? {}) as Record<string, Express.Multer.File[]>)
    .flat()
    .filter(({ path }) => path);

/**
 * Checks the content of a file. Returns a RefusedFile for a wrong type, so that validation reports it with the errors
 * of other fields.
 */
async function checkedFile({ path, fieldname }: Express.Multer.File, kind: FileKind) {
  try {
    const extension = await extensionOf(path, kind, fieldname);
    const digest = kind === 'table' ? digestOf(await readFile(path)) : '';
    return new IncomingFile(path, kind, extension, fieldname, digest);
  } catch (error) {
    if (error instanceof AppError && error.code === 'FILE_REJECTED') return new RefusedFile(error.message);
    throw error;
  }
}

const digestOf = (content: Buffer) => createHash('sha256').update(content).digest('base64url');

/** Calls `refuse` when a form arrives too slowly; returns a function that ends the watch. */
function watchPace(request: Request, refuse: () => void): () => void {
  const { socket } = request;
  let before = socket.bytesRead;
  const timer = setInterval(() => {
    if (!request.complete && socket.bytesRead - before < PACE.bytes) refuse();
    before = socket.bytesRead;
  }, PACE.milliseconds);
  return () => clearInterval(timer);
}

/** Converts errors of form parsing. */
function asFormError(error: Error): Error {
  return asUnwritable(error) ?? asUnreadableForm(error);
}
