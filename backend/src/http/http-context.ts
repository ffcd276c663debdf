import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request, Response } from 'express';

/**
 * Request and response for a handler that reads or sets cookies and headers. The handler's return value is still the
 * response body.
 */
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
