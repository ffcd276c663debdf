// Prepares a demo database for production: node dist/startup/demo-clear.js [--yes | --passwords]. Without an option it
// prints what --yes would do. The product must not run at the same time.
import { NestFactory } from '@nestjs/core';
import { StartupModule } from './startup.module.js';
import { DemoClearing } from './demo/demo-clearing.js';
import { DemoStates } from './demo/demo-states.js';
import { PublishedPasswords } from './demo/published-passwords.js';
import { openDatabase } from '../platform/database/embedded.js';
import { runCommand } from './run-command.js';

const options = process.argv.slice(2);
const say = (...lines: string[]) => process.stdout.write(`${lines.join('\n')}\n`);

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

if (options.length > 1 || !['--yes', '--passwords', undefined].includes(options[0])) {
  say('usage: npm run demo:clear [-- --yes | --passwords]');
  process.exit(1);
}
await runCommand({
  open: openDatabase,
  work: async (env, uri) => {
    // Never initialised, and therefore never closed: these hooks would start and stop the background work of a running
    // product.
    const app = await NestFactory.create(StartupModule.with(env, uri), { logger: ['error', 'fatal'] });
    if (options[0] === '--passwords') return issuePasswords(app.get(PublishedPasswords));
    if (await app.get(DemoStates).find()) return clear(app.get(DemoClearing));
    say('This database has no demo data. Nothing was changed.');
    return 0;
  },
});
