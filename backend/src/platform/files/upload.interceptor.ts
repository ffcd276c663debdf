import { mkdir, rm } from 'node:fs/promises';
import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  type Type,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import multer, { diskStorage } from 'multer';
import { lastValueFrom, type Observable, of } from 'rxjs';
import { FILE_LIMITS, type FileKind } from '../../core/file-kinds.js';
import { extensionOf } from './file-content.js';
import { FilesService } from './files.service.js';
import { IncomingFile, RefusedFile } from '../../core/incoming-file.js';
import { UploadsInFlight } from './uploads-in-flight.js';
import { askForBody } from '../../http/awaited-continue.js';
import { bodyClassOf } from '../../http/body-class.js';
import { AppError } from '../../core/errors.js';
import { TAKES_FORMS } from '../../http/endpoint.js';
import { filesOf } from '../../http/fields.js';
import { knownFields } from '../../http/known-fields.js';
import { requestContext } from '../../core/request-context.js';

/** A form sends at least so many bytes in so many milliseconds; a slower one is refused. */
const PACE = { bytes: 16 * 1024, milliseconds: 30_000 };

/** Seconds after which another attempt makes sense when a file could not be written. */
const RETRY_SECONDS = 60;

/** What a form may hold: the fields and files of its DTO, and a few fields more that are dropped. */
function limitsOf(dto: Type | undefined): multer.Options['limits'] {
  const kinds = Object.values(dto ? filesOf(dto) : {});
  const fields = Math.max(30, dto ? knownFields(dto).size : 0);
  return {
    fileSize: Math.max(...kinds.map((kind) => FILE_LIMITS[kind]), 0),
    files: kinds.length,
    fields,
    parts: fields + kinds.length,
    // The longest text of a form, 1,000 characters, has at most 4,000 bytes.
    fieldSize: 16_384,
    fieldNameSize: 100,
    headerPairs: 20,
    // No form of ours is nested. An index makes a list of that length, so that a large one is refused before it does.
    fieldNestingDepth: 1,
    fieldArrayIndexLimit: 100,
  };
}

/**
 * Reads the multipart form of a call that takes forms: text fields as they are, file fields (the DTO's `@File`s) as IncomingFile after a check of
 * their content. Whatever the handler does not store is removed; when it fails, what it stored is removed too.
 */
@Injectable()
export class UploadInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly files: FilesService,
    private readonly inFlight: UploadsInFlight,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    const takesForms = this.reflector.get<boolean | undefined>(TAKES_FORMS, context.getHandler());
    if (!takesForms || !request.is('multipart/form-data')) return next.handle();
    const dto = bodyClassOf(context);
    const kinds = Object.values(dto ? filesOf(dto) : {});
    const end = kinds.length ? this.inFlight.begin(request, kinds) : undefined;
    try {
      await this.read(request, http.getResponse<Response>(), dto);
      return of(await lastValueFrom(next.handle()));
    } catch (error) {
      await Promise.all((requestContext()?.storedFiles ?? []).map((path) => this.files.remove(path)));
      throw error;
    } finally {
      await Promise.all(received(request).map((file) => rm(file.path, { force: true })));
      end?.();
    }
  }

  private async read(request: Request, response: Response, dto: Type | undefined): Promise<void> {
    const kinds = dto ? filesOf(dto) : {};
    const names = Object.keys(kinds);
    await mkdir(this.files.incoming, { recursive: true }).catch((error: Error) => {
      throw asFormError(error);
    });
    const upload = multer({
      storage: diskStorage({ destination: this.files.incoming }),
      limits: limitsOf(dto),
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
        if (error) reject(error instanceof Error ? asFormError(error) : new Error('upload failed'));
        else resolve();
      });
    }).finally(() => stopWatching?.());
    // A file field that holds text (an old path, or nothing) means: unchanged.
    const texts = Object.entries((request.body ?? {}) as object).filter(([name]) => !(name in kinds));
    const body: Record<string, unknown> = Object.fromEntries(texts);
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

/** The files that have arrived whole; of one that broke off multer leaves an entry without a path. */
const received = (request: Request): Express.Multer.File[] =>
  Object.values((request.files ?? {}) as Record<string, Express.Multer.File[]>)
    .flat()
    .filter(({ path }) => path);

/** The file after a look into it; what is no file of this kind is refused together with the faults of the other fields. */
async function checkedFile({ path, fieldname }: Express.Multer.File, kind: FileKind) {
  try {
    return new IncomingFile(path, kind, await extensionOf(path, kind, fieldname), fieldname);
  } catch (error) {
    if (error instanceof AppError && error.code === 'FILE_REJECTED') return new RefusedFile(error.message);
    throw error;
  }
}

/** Calls `refuse` when a form has stopped arriving; returns what ends the watch. */
function watchPace(request: Request, refuse: () => void): () => void {
  const { socket } = request;
  let before = socket.bytesRead;
  const timer = setInterval(() => {
    if (!request.complete && socket.bytesRead - before < PACE.bytes) refuse();
    before = socket.bytesRead;
  }, PACE.milliseconds);
  return () => clearInterval(timer);
}

/** Busboy reports a broken form as a plain Error: it is the client's fault, not ours. */
function asFormError(error: Error): Error {
  // Of the operating system: the disk is full or cannot be written.
  if ('errno' in error) {
    const message = 'The files could not be stored. Please try again in a minute';
    return new AppError('UNAVAILABLE', message, undefined, RETRY_SECONDS, { cause: error });
  }
  return error.constructor === Error
    ? new AppError('VALIDATION_FAILED', 'The form could not be read')
    : error;
}
