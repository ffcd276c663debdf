import { Readable } from 'node:stream';
import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  type Type,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import express, { type Request, type RequestHandler, type Response } from 'express';
import multer from 'multer';
import type { Observable } from 'rxjs';
import { askForBody } from './awaited-continue.js';
import { bodyClassOf } from './body-class.js';
import {
  type BodyKind,
  bodyKindOf,
  findBodyKind,
  JSON_KIND,
  MULTIPART_KIND,
  URLENCODED_KIND,
} from './body-kinds.js';
import { ROLES } from './endpoint.js';
import { filesOf } from './file-fields.js';
import { asUnreadableForm, textFormLimits } from './forms.js';
import { hasBody } from './http-server.js';
import { AppError } from '../core/errors.js';
import { assertFormUtf8, assertJsonUtf8, assertPairsUtf8 } from './utf8.js';

/** The body limit of calls that require a session. The largest body of a panel, 1,000 ids, has 27 KB. */
const GUARDED_BYTES = 128 * 1024;
/** The body limit of public calls, such as sign-in and registration. */
const PUBLIC_BYTES = 16 * 1024;
/** The time limit in milliseconds for a body without files, which is always small. */
const ARRIVES_WITHIN = 30_000;

type Readers = Record<BodyKind, RequestHandler[]>;

const UTF8 = 'utf-8';
const whenUtf8 =
  (check: (bytes: Buffer) => void) =>
  (_request: unknown, _response: unknown, bytes: Buffer, encoding: string): void => {
    if (encoding === UTF8) check(bytes);
  };

const readersOf = (limit: number): Readers => ({
  [JSON_KIND]: [express.json({ limit, verify: whenUtf8(assertJsonUtf8) })],
  [URLENCODED_KIND]: [
    express.urlencoded({ limit, extended: false, verify: whenUtf8(assertPairsUtf8) }),
    joinLists,
  ],
  [MULTIPART_KIND]: [express.raw({ limit, type: MULTIPART_KIND }), formReader(limit)],
});
const GUARDED = readersOf(GUARDED_BYTES);
const PUBLIC = readersOf(PUBLIC_BYTES);

/** Reads the pairs `name[]` of older clients as the list `name`, as in a form. */
function joinLists(request: Request, _response: Response, next: () => void): void {
  const pairs = Object.entries((request.body ?? {}) as object) as [name: string, value: unknown][];
  request.body = Object.fromEntries(
    pairs.map(([name, value]) => (name.endsWith('[]') ? [name.slice(0, -2), [value].flat()] : [name, value])),
  );
  next();
}

/** Returns a reader of a form without files, whose bytes are in memory: the form never touches the disk. */
function formReader(limit: number): RequestHandler {
  const upload = multer({ limits: textFormLimits(limit) }).none();
  return (request, response, next) => {
    const { headers } = request;
    const form = Object.assign(Readable.from([request.body as Buffer]), { headers }) as unknown as Request;
    upload(form, response, (error: unknown) => {
      if (error) return next(error instanceof Error ? asUnreadableForm(error) : error);
      request.body = { ...(form.body as object) };
      next();
    });
  };
}

/**
 * Reads the body of a call that takes one; `UploadInterceptor` reads forms with files. Runs after the guard, so that a
 * rejected caller uses no memory and the body of a call without input is never read. The limits count decompressed
 * bytes.
 */
@Injectable()
export class BodyInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    // Most calls have no body. The time limit below would cost a small read 2 % of its time.
    if (!hasBody(request)) return next.handle();
    const response = http.getResponse<Response>();
    const dto = bodyClassOf(context);
    const roles = this.reflector.get<string[] | undefined>(ROLES, context.getHandler());
    await inTime(response, async () => {
      await findBodyKind(request, response);
      const kind = bodyKindOf(request);
      if (!kind || !dto || (kind === MULTIPART_KIND && hasFiles(dto))) return;
      const readers = roles?.includes('public') ? PUBLIC : GUARDED;
      await readBody(request, response, readers[kind]);
      if (kind === MULTIPART_KIND) assertFormUtf8(request.body as object);
    });
    return next.handle();
  }
}

const hasFiles = (dto: Type) => Object.keys(filesOf(dto)).length > 0;

/** Fails when the body of a request does not arrive in time. */
async function inTime(response: Response, read: () => Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      response.setHeader('Connection', 'close');
      reject(
        new AppError(
          'VALIDATION_FAILED',
          'The request body did not arrive in time. Please send the request again',
        ),
      );
    }, ARRIVES_WITHIN);
  });
  try {
    await Promise.race([read(), late]);
  } finally {
    clearTimeout(timer);
  }
}

async function readBody(request: Request, response: Response, readers: RequestHandler[]): Promise<void> {
  askForBody(request, response);
  for (const reader of readers) {
    await new Promise<void>((resolve, reject) => {
      void reader(request, response, (error?: unknown) => {
        if (error) reject(error as Error);
        else resolve();
      });
    });
  }
}
