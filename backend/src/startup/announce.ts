import type { INestApplicationContext } from '@nestjs/common';
import type { Logger } from 'pino';
import type { Env } from '../core/config/env.js';
import { PublishedPasswords } from './demo/published-passwords.js';

/**
 * Prints the URL of the product and the accounts that can sign in with a published password. In production, where there
 * are none, this is a line of the log like every other one, at each log level.
 */
export async function announce(
  app: INestApplicationContext,
  env: Env,
  logger: Logger,
  url: string,
): Promise<void> {
  const ready = `${env.appName} is ready`;
  if (env.production) {
    logger.child({}, { level: 'info' }).info({ url }, ready);
    return;
  }
  const signIns = await app.get(PublishedPasswords).signIns();
  const lines = [
    '',
    `  ${ready}`,
    `  Panels   ${url}      API  ${url}/api/docs`,
    ...(signIns.length ? ['', '  Sign in'] : []),
    ...signIns.map(({ where, name, password }) => `    ${where.padEnd(14)}${name.padEnd(14)}${password}`),
    '',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}
