import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Response } from 'express';
import { map, type Observable } from 'rxjs';
import { MESSAGE } from './endpoint.js';

/**
 * Wraps the result of a handler into `{ success: 1, message, ... }`. `message` is the endpoint's `message` unless the
 * result contains its own.
 */
@Injectable()
export class EnvelopeInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  intercept(
    context: ExecutionContext,
    next: CallHandler<object | undefined>,
  ): Observable<object | undefined> {
    const message = this.reflector.get<string | undefined>(MESSAGE, context.getHandler()) ?? 'OK';
    const response = context.switchToHttp().getResponse<Response>();
    // A handler that has sent its own response (metrics, a download) is left alone.
    return next
      .handle()
      .pipe(map((keys) => (response.headersSent ? undefined : { success: 1, message, ...keys })));
  }
}
