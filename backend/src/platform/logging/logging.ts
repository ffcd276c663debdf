import { randomUUID } from 'node:crypto';
import type { LoggerService } from '@nestjs/common';
import type { Request } from 'express';
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { type HttpLogger, pinoHttp } from 'pino-http';
import type { Env } from '../../core/config/env.js';
import { serializeError } from './error-serializer.js';

/** One JSON line an event, to standard output or `stream`; lines for people when a person starts it in a terminal. */
export function createLogger(env: Env, stream?: DestinationStream): Logger {
  const readable = !stream && !env.production && process.stdout.isTTY;
  const options: LoggerOptions = {
    level: env.logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: serializeError },
    ...(readable
      ? { transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname', singleLine: true } } }
      : {}),
  };
  return stream ? pino(options, stream) : pino(options);
}

/** What Nest tells of its own start, route by route: of interest only when something is searched for. */
const FRAMEWORK = new Set([
  'NestFactory',
  'InstanceLoader',
  'RoutesResolver',
  'RouterExplorer',
  'NestApplication',
]);

/** Nest's messages in the same log. */
export const nestLogger = (logger: Logger): LoggerService => {
  const write =
    (level: 'info' | 'error' | 'warn' | 'debug' | 'trace' | 'fatal') =>
    (message: unknown, ...more: unknown[]) => {
      const context = more.filter((one) => typeof one === 'string').at(-1);
      const to = level === 'info' && FRAMEWORK.has(context ?? '') ? 'debug' : level;
      if (message instanceof Error) logger[to]({ context, err: message }, serializeError(message).message);
      else if (typeof message === 'object') logger[to]({ context, ...message });
      else logger[to]({ context }, String(message));
    };
  return {
    log: write('info'),
    error: write('error'),
    warn: write('warn'),
    debug: write('debug'),
    verbose: write('trace'),
    fatal: write('fatal'),
  };
};

/** A request id of the caller's own that is written to the log, where it joins the traces of several services. */
const GIVEN_ID = /^[\x21-\x7e]{1,64}$/;

const givenId = (value: unknown) => (typeof value === 'string' && GIVEN_ID.test(value) ? value : undefined);

/** The path of a request target without its query. Targets may be absolute (`GET http://host/path`), as requests to proxies are. */
const pathOf = (target = '') => /^(?:[a-z][a-z\d+.-]*:\/\/[^/?#]*)?([^?#]*)/i.exec(target)?.[1] ?? '';

// Routes match in any case.
const isApi = (path: string) => /^\/api(\/|$)/i.test(path);
const isHealth = (path: string) => /^\/api\/health(\/|$)/i.test(path);

/**
 * Logs each request once it is answered: method, path without its query, status, time. No bodies, no secrets, and of the headers
 * only the caller's X-Request-Id. The id that answers and audit records carry is always the server's own: no two are the same.
 */
export const createRequestLogger = (logger: Logger): HttpLogger =>
  pinoHttp({
    logger,
    genReqId: (_request, response) => {
      const id = randomUUID();
      response.setHeader('X-Request-Id', id);
      return id;
    },
    autoLogging: {
      ignore: ({ url }) => {
        const path = pathOf(url);
        return !isApi(path) || isHealth(path);
      },
    },
    customLogLevel: (_request, response, error) =>
      error || response.statusCode >= 500 ? 'error' : response.statusCode >= 400 ? 'warn' : 'info',
    serializers: {
      req: (request: { id: string; raw: Request }) => ({
        id: request.id,
        clientRequestId: givenId(request.raw.headers['x-request-id']),
        method: request.raw.method,
        path: pathOf(request.raw.originalUrl ?? request.raw.url),
      }),
      res: (response: { statusCode: number }) => ({ status: response.statusCode }),
      err: ({ raw }: { raw: unknown }) => serializeError(raw),
    },
  });
