import { parseArgs } from 'node:util';
import { backup, restore } from './backup/backup.js';
import { exportAll } from './backup/export.js';
import { DataDirInUseError, startEmbeddedMongo } from './index.js';

const usage = `usage:
  embedded-mongo --data DIR [--port 27017] [--host 127.0.0.1] [--test-commands]
  embedded-mongo backup --data DIR --to FILE
  embedded-mongo restore --data DIR --from FILE [--overwrite]
  embedded-mongo export --data DIR --to FOLDER [--format bson|json]`;

const options = {
  data: { type: 'string' },
  port: { type: 'string', default: '27017' },
  host: { type: 'string', default: '127.0.0.1' },
  'test-commands': { type: 'boolean', default: false },
  to: { type: 'string' },
  from: { type: 'string' },
  overwrite: { type: 'boolean', default: false },
  format: { type: 'string', default: 'bson' },
} as const;

class UsageError extends Error {
  constructor() {
    super(usage);
  }
}

function required(value: string | undefined): string {
  if (!value) throw new UsageError();
  return value;
}

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];

/** Runs the server in the foreground until a signal ends it. */
async function serve(values: Values): Promise<void> {
  const port = required(values.port);
  if (!/^\d+$/.test(port)) throw new UsageError();
  const server = await startEmbeddedMongo({
    dataDir: required(values.data),
    port: Number(port),
    host: required(values.host),
    testCommands: values['test-commands'] === true,
  });
  process.stdout.write(`${server.uri}\n`);
  const end = (): void => {
    void server.close().then(() => process.exit(0));
  };
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
}

async function run(command: string | undefined, values: Values): Promise<void> {
  switch (command) {
    case undefined:
      return serve(values);
    case 'backup':
      await backup(required(values.data), required(values.to));
      process.stdout.write(`${values.to}\n`);
      return;
    case 'restore':
      await restore(required(values.from), required(values.data), { overwrite: values.overwrite === true });
      return;
    case 'export': {
      const { format } = values;
      if (format !== 'bson' && format !== 'json') throw new UsageError();
      const files = await exportAll(required(values.data), required(values.to), format);
      process.stdout.write(files.map((file) => `${file}\n`).join(''));
      return;
    }
    default:
      throw new UsageError();
  }
}

try {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  await run(positionals[0], values);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = error instanceof DataDirInUseError ? 3 : 1;
}
