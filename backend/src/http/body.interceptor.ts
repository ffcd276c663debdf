import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import express, { type Request, type RequestHandler, type Response } from 'express';
import type { Observable } from 'rxjs';
import { askForBody } from './awaited-continue.js';
import { bodyClassOf } from './body-class.js';
import { ROLES } from './endpoint.js';
import { AppError } from '../core/errors.js';

/** The body limit of calls that require a session. The largest body of a panel, 1,000 ids, has 27 KB. */
const GUARDED_BYTES = 128 * 1024;
/** The body limit of public calls, such as sign-in and registration. */
const PUBLIC_BYTES = 16 * 1024;
/** The time limit in milliseconds for a JSON or urlencoded body, which is always small. */
const ARRIVES_WITHIN = 30_000;

const parsers = (limit: number): RequestHandler[] => [
  express.json({ limit }),
  express.urlencoded({ limit, extended: false }),
];
const GUARDED = parsers(GUARDED_BYTES);
const PUBLIC = parsers(PUBLIC_BYTES);

/**
 * Reads the JSON or urlencoded body of a call that takes one. Runs after the guard, so that a rejected caller uses no
 * memory and the body of a call without input is never read. The limits count decompressed bytes.
 */
@Injectable()
export class BodyInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    if (request.is(['json', 'urlencoded']) && bodyClassOf(context)) {
      const roles = this.reflector.get<string[] | undefined>(ROLES, context.getHandler());
      await readBody(request, http.getResponse<Response>(), roles?.includes('public') ? PUBLIC : GUARDED);
    }
    return next.handle();
  }
}

async function readBody(request: Request, response: Response, readers: RequestHandler[]): Promise<void> {
  askForBody(request, response);
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
  const read = async () => {
    for (const reader of readers) {
      await new Promise<void>((resolve, reject) => {
        reader(request, response, (error?: unknown) => {
          if (error) reject(error as Error);
          else resolve();
        });
      });
    }
  };
  try {
    await Promise.race([read(), late]);
  } finally {
    clearTimeout(timer);
  }
}
