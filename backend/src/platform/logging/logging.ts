import type { LoggerService } from '@nestjs/common';
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import type { Env } from '../../core/config/env.js';
import { serializeError } from './error-serializer.js';

/**
 * Creates a logger that writes one JSON line per event to standard output or `stream`, or readable lines when started
 * in a terminal outside production.
 */
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

/** Nest's own start-up messages, one per route, which are useful only for debugging. */
const FRAMEWORK = new Set([
  'NestFactory',
  'InstanceLoader',
  'RoutesResolver',
  'RouterExplorer',
  'NestApplication',
]);

/** Writes Nest's messages to the same log. */
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
