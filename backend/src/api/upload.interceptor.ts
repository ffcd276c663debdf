import { mkdir, rm } from 'node:fs/promises';
import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  type Type,
} from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import type { Request, Response } from 'express';
import multer, { diskStorage } from 'multer';
import { lastValueFrom, type Observable, of } from 'rxjs';
import { extensionOf, FILE_LIMITS, type FileKind } from '../files/file-kinds.js';
import { FilesService, IncomingFile } from '../files/files.service.js';
import { AppError } from './errors.js';
import { filesOf } from './fields.js';
import { requestContext } from './request-context.js';

const BODY = 3; // Nest's RouteParamtypes.BODY

/** The class of a handler's `@Body()`; undefined when it has none. */
export function bodyClassOf(controller: Type, handler: string): Type | undefined {
  const args = (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, handler) ?? {}) as Record<
    string,
    { index: number }
  >;
  const key = Object.keys(args).find((one) => one.startsWith(`${BODY}:`));
  if (!key) return undefined;
  const types = Reflect.getMetadata('design:paramtypes', controller.prototype as object, handler) as Type[];
  return types[args[key]!.index];
}

/**
 * Reads a multipart form: text fields as they are, file fields (the DTO's `@File`s) as IncomingFile after a check of
 * their content. Whatever the handler does not store is removed; when it fails, what it stored is removed too.
 */
@Injectable()
export class UploadInterceptor implements NestInterceptor {
  constructor(private readonly files: FilesService) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    if (!request.is('multipart/form-data')) return next.handle();
    const dto = bodyClassOf(context.getClass(), context.getHandler().name);
    try {
      await this.read(request, http.getResponse<Response>(), dto ? filesOf(dto) : {});
      return of(await lastValueFrom(next.handle()));
    } catch (error) {
      await Promise.all((requestContext()?.storedFiles ?? []).map((path) => this.files.remove(path)));
      throw error;
    } finally {
      await Promise.all(received(request).map((file) => rm(file.path, { force: true })));
    }
  }

  private async read(request: Request, response: Response, kinds: Record<string, FileKind>): Promise<void> {
    const names = Object.keys(kinds);
    await mkdir(this.files.incoming, { recursive: true });
    const upload = multer({
      storage: diskStorage({ destination: this.files.incoming }),
      limits: {
        fileSize: Math.max(...names.map((name) => FILE_LIMITS[kinds[name]!]), 0),
        files: names.length,
        fields: 100,
      },
    });
    await new Promise<void>((resolve, reject) => {
      upload.fields(names.map((name) => ({ name, maxCount: 1 })))(request, response, (error: unknown) => {
        if (error) reject(error instanceof Error ? asFormError(error) : new Error('upload failed'));
        else resolve();
      });
    });
    // A file field that holds text (an old path, or nothing) means: unchanged.
    const texts = Object.entries((request.body ?? {}) as object).filter(([name]) => !(name in kinds));
    const body: Record<string, unknown> = Object.fromEntries(texts);
    for (const file of received(request)) {
      const kind = kinds[file.fieldname]!;
      if (file.size === 0) continue;
      if (file.size > FILE_LIMITS[kind]) {
        throw new AppError('TOO_LARGE', 'This file is too large', [
          { field: file.fieldname, message: 'This file is too large' },
        ]);
      }
      body[file.fieldname] = new IncomingFile(
        file.path,
        kind,
        await extensionOf(file.path, kind, file.fieldname),
        file.fieldname,
      );
    }
    request.body = body;
  }
}

/** The files that have arrived whole; of one that broke off multer leaves an entry without a path. */
const received = (request: Request): Express.Multer.File[] =>
  Object.values((request.files ?? {}) as Record<string, Express.Multer.File[]>)
    .flat()
    .filter(({ path }) => path);

/** Busboy reports a broken form as a plain Error: it is the client's fault, not ours. */
const asFormError = (error: Error) =>
  error.constructor === Error ? new AppError('VALIDATION_FAILED', 'The form could not be read') : error;
