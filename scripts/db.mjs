// Commands for the embedded database under DATA_DIR (default: .data):
//   npm run db:backup -- FILE [--recipient age1...]      the product may run
//   npm run db:restore -- FILE [--identity KEYFILE] [--overwrite] [--unchecked]      stop the product first
//   npm run db:export -- FOLDER [--format json]      the product may run
//   npm run db:keygen -- KEYFILE      creates a key for encrypted backups and prints the recipient
import './env-file.mjs';
import { join, resolve } from 'node:path';
import { ensureBuilt, ensureInstalled, fail, root, run } from './ensure.mjs';

const [command, target, ...more] = process.argv.slice(2);
const noun = { export: 'FOLDER', keygen: 'KEYFILE' }[command] ?? 'FILE';
if (!target) fail(`usage: npm run db:${command} -- ${noun}`);

const tool = { backup: 'mongodump', restore: 'mongorestore' }[command];
if (tool && process.env.MONGODB_URI)
  fail(
    `db:${command} serves the embedded database only, and MONGODB_URI is set: use ${tool} (OPERATIONS.md, Backup and restore)`,
  );

// A restore must not revive sessions and codes that ended after the backup.
const endedSince = ['callboard.sessions', 'callboard.passwordcodes'];
const data = ['--data', join(resolve(root, process.env.DATA_DIR ?? '.data'), 'database')];
const given = {
  backup: [...data, '--to', target],
  restore: [...data, '--from', target, ...endedSince.flatMap((name) => ['--without', name])],
  export: [...data, '--to', target],
  keygen: ['--to', target],
}[command];

ensureInstalled();
await ensureBuilt(['backend/embedded-mongo']);
run(
  process.execPath,
  [join(root, 'backend/embedded-mongo/bin/embedded-mongo.mjs'), command, ...given, ...more],
  { cwd: process.env.INIT_CWD ?? root },
);
if (command === 'restore') console.log('Restored without sessions: everybody signs in again.');
