import { parseArgs } from 'node:util';
import { backup, restore } from './backup/backup.js';
import { makeKeyFile } from './backup/encryption.js';
import { exportAll } from './backup/export.js';
import { messageOf } from './errors/message-of.js';
import { removePrivateFolders } from './files/whole-file.js';
import { DataDirInUseError, startEmbeddedMongo } from './index.js';

const usage = `usage:
  callboard-embedded-mongo --data DIR [--port PORT [--host 127.0.0.1]] [--test-commands]
  callboard-embedded-mongo backup --data DIR --to FILE [--recipient age1...]
  callboard-embedded-mongo restore --data DIR --from FILE [--identity KEYFILE] [--overwrite] [--unchecked]
                                   [--without DATABASE.COLLECTION]
  callboard-embedded-mongo export --data DIR --to FOLDER [--format bson|json]
  callboard-embedded-mongo keygen --to KEYFILE`;

const options = {
  data: { type: 'string' },
  port: { type: 'string' },
  host: { type: 'string' },
  'test-commands': { type: 'boolean', default: false },
  to: { type: 'string' },
  from: { type: 'string' },
  recipient: { type: 'string', multiple: true },
  identity: { type: 'string' },
  without: { type: 'string', multiple: true },
  overwrite: { type: 'boolean', default: false },
  unchecked: { type: 'boolean', default: false },
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

/** Runs the server in the foreground until a signal, or until the process that started it with a channel ends. */
async function serve(values: Values): Promise<void> {
  const { port, host } = values;
  if (port === undefined ? host !== undefined : !/^\d+$/.test(port)) throw new UsageError();
  const server = await startEmbeddedMongo({
    dataDir: required(values.data),
    ...(port === undefined ? {} : { port: Number(port) }),
    ...(host === undefined ? {} : { host }),
    testCommands: values['test-commands'] === true,
  });
  if (port !== undefined)
    process.stderr.write(
      'No password protects this port: everyone who reaches it reads and changes the data.\n',
    );
  process.stdout.write(`${server.uri}\n`);
  const end = (): void => {
    void server.close().then(() => process.exit(0));
  };
  for (const cause of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.once(cause, end);
  if (process.connected === false) end();
}

/** Removes unfinished copies when a signal ends a command. Exits with the shell's code for that signal. */
function tidyOnSignals(): void {
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)
    process.once(signal, () => {
      removePrivateFolders();
      process.exit(code);
    });
}

async function run(command: string | undefined, values: Values): Promise<void> {
  if (command !== undefined) tidyOnSignals();
  switch (command) {
    case undefined:
      return serve(values);
    case 'backup':
      await backup(required(values.data), required(values.to), values.recipient);
      process.stdout.write(`${values.to}\n`);
      return;
    case 'restore':
      await restore(required(values.from), required(values.data), {
        overwrite: values.overwrite === true,
        unchecked: values.unchecked === true,
        identity: values.identity,
        without: values.without ?? [],
      });
      return;
    case 'export': {
      const { format } = values;
      if (format !== 'bson' && format !== 'json') throw new UsageError();
      const files = await exportAll(required(values.data), required(values.to), format);
      process.stdout.write(files.map((file) => `${file}\n`).join(''));
      return;
    }
    case 'keygen': {
      process.stdout.write(`${await makeKeyFile(required(values.to))}\n`);
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
  process.stderr.write(`${messageOf(error)}\n`);
  process.exitCode = error instanceof DataDirInUseError ? 3 : 1;
}
