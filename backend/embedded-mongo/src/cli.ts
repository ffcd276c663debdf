import { parseArgs } from 'node:util';
import { DataDirInUseError, startEmbeddedMongo } from './index.js';

const usage = `usage: embedded-mongo --data DIR [--port 27017] [--host 127.0.0.1] [--test-commands]`;

/** Runs the server in the foreground until a signal ends it. */
async function serve(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      data: { type: 'string' },
      port: { type: 'string', default: '27017' },
      host: { type: 'string', default: '127.0.0.1' },
      'test-commands': { type: 'boolean', default: false },
    },
  });
  if (!values.data || !/^\d+$/.test(values.port)) throw new Error(usage);
  const server = await startEmbeddedMongo({
    dataDir: values.data,
    port: Number(values.port),
    host: values.host,
    testCommands: values['test-commands'],
  });
  process.stdout.write(`${server.uri}\n`);
  const end = (): void => {
    void server.close().then(() => process.exit(0));
  };
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
}

try {
  await serve(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = error instanceof DataDirInUseError ? 3 : 1;
}
