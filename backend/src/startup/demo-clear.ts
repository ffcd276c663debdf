// Prepares a demo database for production: node dist/startup/demo-clear.js [--yes | --passwords]. Without an option it
// prints what --yes would do. The product must not run at the same time.
import { NestFactory } from '@nestjs/core';
import { StartupModule } from './startup.module.js';
import { readEnv } from '../core/config/env.js';
import { DemoClearing } from './demo/demo-clearing.js';
import { DemoStates } from './demo/demo-states.js';
import { PublishedPasswords } from './demo/published-passwords.js';
import { openDatabase } from '../platform/database/embedded.js';

const options = process.argv.slice(2);
const say = (...lines: string[]) => process.stdout.write(`${lines.join('\n')}\n`);

/** Runs the requested action and returns the exit code. */
async function run(): Promise<number> {
  if (options.length > 1 || !['--yes', '--passwords', undefined].includes(options[0])) {
    say('usage: npm run demo:clear [-- --yes | --passwords]');
    return 1;
  }
  const env = readEnv();
  const database = await openDatabase(env);
  // Never initialised, and therefore never closed: these hooks would start and stop the background work of a running
  // product.
  const app = await NestFactory.create(StartupModule.with(env, database.uri), { logger: ['error', 'fatal'] });
  try {
    if (options[0] === '--passwords') return await issuePasswords(app.get(PublishedPasswords));
    if (await app.get(DemoStates).find()) return await clear(app.get(DemoClearing));
    say('This database has no demo data. Nothing was changed.');
    return 0;
  } finally {
    await database.close();
  }
}

async function clear(clearing: DemoClearing): Promise<number> {
  const later = await clearing.laterRecords();
  if (later.length) {
    say(
      `This database also contains records that are not demo data: ${later.map((one) => one.join(' ')).join(', ')}.`,
      'Nothing was changed. To keep all records and replace the demo passwords, run npm run demo:clear -- --passwords',
    );
    return 1;
  }
  const { records, files } = await clearing.size();
  const what = `${records} records and ${files} files: all accounts, admins too, and all changes made to them`;
  if (options[0] !== '--yes') {
    say(
      `This removes ${what}. It resets the family image and the live time.`,
      'It keeps all other settings, the keys of external services and the background themes.',
      'Nothing was changed. To remove the demo data, run npm run demo:clear -- --yes',
    );
    return 0;
  }
  await clearing.clear();
  say(
    `Removed ${what}.`,
    'The next start in production creates the first admin from ADMIN_NUMBER and ADMIN_PASSWORD.',
  );
  return 0;
}

async function issuePasswords(published: PublishedPasswords): Promise<number> {
  const accounts = await published.accounts();
  if (!accounts.length) {
    say('No account has a published password. Nothing was changed.');
    return 0;
  }
  const issued = await published.replace(accounts);
  say(
    'New passwords, shown only once. Each must be changed at the first sign-in.',
    ...issued.map(({ login, password }) => `  ${login.padEnd(14)}${password}`),
    `Users with a new random password: ${accounts.length - issued.length}`,
  );
  return 0;
}

try {
  process.exit(await run());
} catch (error) {
  const isForeseen = error instanceof Error && 'code' in error;
  process.stderr.write(
    `${isForeseen ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
  );
  process.exit(1);
}
