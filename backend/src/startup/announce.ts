import type { INestApplicationContext } from '@nestjs/common';
import type { Logger } from 'pino';
import type { Env } from '../core/config/env.js';
import { PublishedPasswords } from './demo/published-passwords.js';

/**
 * Prints the accounts that can sign in with a published password and, last, the URL of the product. In production, where
 * there are no such accounts, this is a line of the log like every other one, at each log level.
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
  const address = namedLocalhost(url);
  const lines = [
    '',
    `  ${ready}, ${Math.round(process.uptime())} s after the command`,
    ...(signIns.length ? ['  Sign in'] : []),
    ...signIns.map(({ where, name, password }) => `    ${where.padEnd(14)}${name.padEnd(14)}${password}`),
    `  API      ${address}/api/docs`,
    `  Panels   ${address}`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** Names this machine in an address that browsers accept for passkeys: they have none at an IP address. */
function namedLocalhost(url: string): string {
  const address = new URL(url);
  if (/^(127\.\d+\.\d+\.\d+|\[::1?\]|0\.0\.0\.0)$/.test(address.hostname)) address.hostname = 'localhost';
  return address.origin;
}
