// npm run db:backup -- FILE, db:restore -- FILE [--overwrite], db:export -- FOLDER [--format json]: the embedded database
// under DATA_DIR (.data). Backup and export work while the product runs; restore wants it stopped.
import { join, resolve } from 'node:path';
import { ensureBuilt, ensureInstalled, fail, root, run } from './ensure.mjs';

const [command, target, ...more] = process.argv.slice(2);
if (!target) fail(`usage: npm run db:${command} -- ${command === 'export' ? 'FOLDER' : 'FILE'}`);

ensureInstalled();
await ensureBuilt(['backend/embedded-mongo']);
const data = join(resolve(root, process.env.DATA_DIR ?? '.data'), 'database');
run(process.execPath, [
  join(root, 'backend/embedded-mongo/bin/embedded-mongo.mjs'),
  command,
  ...['--data', data],
  ...[command === 'restore' ? '--from' : '--to', resolve(process.env.INIT_CWD ?? root, target)],
  ...more,
]);
