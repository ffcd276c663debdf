import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request, Response } from 'express';

/** Request and response of a handler that reads or sets cookies and headers; what it returns is still the answer. */
export interface HttpContext {
  request: Request;
  response: Response;
}

export const CurrentHttpContext = createParamDecorator(
  (_data: unknown, context: ExecutionContext): HttpContext => {
    const http = context.switchToHttp();
    return { request: http.getRequest<Request>(), response: http.getResponse<Response>() };
  },
);
