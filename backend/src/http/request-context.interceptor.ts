import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import { lastValueFrom, type Observable, of } from 'rxjs';
import { READ_ONLY } from './endpoint.js';
import { continueAs } from '../core/request-context.js';
import { requestContextOf } from './request-context-of.js';

/** Creates the request context of every request that may change data, after the guard has identified the caller. */
@Injectable()
export class RequestContextInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  intercept(
    context: ExecutionContext,
    next: CallHandler,
  ): Observable<unknown> | Promise<Observable<unknown>> {
    if (this.reflector.get<boolean | undefined>(READ_ONLY, context.getHandler())) return next.handle();
    const http = context.switchToHttp();
    const running = requestContextOf(http.getRequest<Request>(), http.getResponse<Response>());
    return continueAs(running, async () => of(await lastValueFrom(next.handle())));
  }
}
