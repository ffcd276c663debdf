import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  type Type,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import { map, type Observable } from 'rxjs';
import type { Caller } from '../core/caller.js';
import { MESSAGE, RESPONSE } from './endpoint.js';
import { shownIn } from './shown-to.js';

/**
 * Wraps the result of a handler into `{ success: 1, message, ... }`. `message` is the endpoint's `message` unless the
 * result contains its own. Leaves out the fields that the caller's role does not see (`ShownTo`).
 */
@Injectable()
export class EnvelopeInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  intercept(
    context: ExecutionContext,
    next: CallHandler<object | undefined>,
  ): Observable<object | undefined> {
    const message = this.reflector.get<string | undefined>(MESSAGE, context.getHandler()) ?? 'OK';
    const type = this.reflector.get<Type | undefined>(RESPONSE, context.getHandler());
    const http = context.switchToHttp();
    const response = http.getResponse<Response>();
    const { role } = (http.getRequest<Request>().user ?? {}) as Partial<Caller>;
    const shown = (keys: object | undefined) => (type && keys ? shownIn(type, role, keys) : keys);
    // A handler that has sent its own response (metrics, a download) is left alone.
    return next
      .handle()
      .pipe(map((keys) => (response.headersSent ? undefined : { success: 1, message, ...shown(keys) })));
  }
}
