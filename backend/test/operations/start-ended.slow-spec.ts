// `npm start` that ends in every way: no process stays behind, no port stays taken, and the next start comes up.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../../scripts/free-port.mjs';
import { checkedAgent } from '../support/answers.js';
import { BACKEND } from '../support/document.js';
import { expectSuccess } from '../support/errors.js';
import { isRunning, isTaken, treeOf } from '../support/kill/process-tree.js';
import { until } from '../support/until.js';
import { DEMO_ADMIN } from '../../src/core/config/env.js';

const ROUNDS = process.env.PROOF ? 20 : 4;
/** Each round takes two starts, one of which fills the demo. */
const TIMEOUT = ROUNDS * 5 * 60_000;
/** Milliseconds within which everything has ended. Running requests have 15 s. */
const ENDING = 60_000;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGKILL', 'SIGHUP'] as const;
/** A terminal sends these to all processes of its command. A shell ignores them while its command runs. */
const OF_TERMINAL: string[] = ['SIGINT', 'SIGHUP'];

let folder: string;
let port: number;
let started: ChildProcess[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'callboard-start-'));
  port = await freePort();
  started = [];
});
afterEach(async () => {
  for (const { pid } of started)
    for (const one of await treeOf(pid!)) if (isRunning(one)) process.kill(one, 'SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

interface Start {
  npm: number;
  /** The processes below npm, from npm on. */
  tree: () => Promise<number[]>;
  /** Resolves when the product is ready; rejects when npm ends before. */
  ready: Promise<void>;
}

/** Runs `npm start`. */
function npmStart(more: Record<string, string> = {}): Start {
  const child = spawn('npm', ['start'], {
    cwd: join(BACKEND, '..'),
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: String(port), DATA_DIR: folder, ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, as in a terminal.
    detached: true,
  });
  started.push(child);
  let printed = '';
  const ready = new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        printed += chunk.toString();
        if (printed.includes('is ready')) resolve();
      });
    void once(child, 'exit').then(([code]) => reject(new Error(`npm start ended with ${code}\n${printed}`)));
  });
  // A start that the test ends is no failure.
  ready.catch(() => undefined);
  return { npm: child.pid!, ready, tree: () => treeOf(child.pid!) };
}

/** Waits until all these processes have ended and the port is free. */
async function expectEnded(pids: number[], how: string): Promise<void> {
  await until(async () => !pids.some(isRunning) && !(await isTaken(port)), ENDING).catch(async () => {
    const left = await treeOf(pids.find(isRunning) ?? 0);
    throw new Error(
      `after ${how}, of ${pids.join()} still running: ${left.join()}; port: ${await isTaken(port)}`,
    );
  });
}

const signIn = () => checkedAgent(`http://127.0.0.1:${port}`).post('/api/admin/login').send(DEMO_ADMIN);

describe('npm start', () => {
  it.each([
    { workers: '1', signal: 'SIGTERM' },
    { workers: '1', signal: 'SIGKILL' },
    { workers: '2', signal: 'SIGTERM' },
    { workers: '2', signal: 'SIGKILL' },
  ] as const)(
    'should end the product when npm gets $signal, with $workers processes of the API',
    async ({ workers, signal }) => {
      const { npm, ready, tree } = npmStart({ WORKERS: workers, DEMO: '0' });
      await ready;
      const pids = await tree();
      // npm, perhaps its shell, and the product.
      expect(pids.length).toBeGreaterThanOrEqual(1 + (workers === '2' ? 3 : 1));
      process.kill(npm, signal);
      await expectEnded(pids, signal);
      const next = npmStart({ WORKERS: workers, DEMO: '0' });
      await next.ready;
      expectSuccess(await signIn());
    },
    TIMEOUT,
  );

  it(
    `should come up after it was ended ${ROUNDS} times at random moments of a first start`,
    async () => {
      const figures = { filling: 0, ready: 0, longest: 0 };
      for (let round = 0; round < ROUNDS; round += 1) {
        const signal = SIGNALS[round % SIGNALS.length]!;
        const { npm, ready, tree } = npmStart();
        // A first start takes about 12 s where the tests were written; an ended one begins anew.
        const isReady = await Promise.race([ready.then(() => true), pause(Math.random() * 15_000, false)]);
        figures[isReady ? 'ready' : 'filling'] += 1;
        const pids = await tree();
        const one = Math.random() < 0.5 ? npm : pids.at(-1)!;
        const target = OF_TERMINAL.includes(signal) ? -npm : one;
        process.kill(target, signal);
        const asked = Date.now();
        await expectEnded(pids, `${signal} to ${target}`);
        figures.longest = Math.max(figures.longest, Date.now() - asked);
        if (isReady) await rm(folder, { recursive: true, force: true });
      }
      const last = npmStart();
      await last.ready;
      expectSuccess(await signIn());
      process.stdout.write(
        `${ROUNDS} starts ended: ${figures.filling} before they were ready, ${figures.ready} after; ` +
          `everything had ended after ${figures.longest} ms at most\n`,
      );
    },
    TIMEOUT,
  );
});

describe('a program that a test started', () => {
  it(
    'should end when the process of the test is killed',
    async () => {
      const script = `
        import { startProgram } from ${JSON.stringify(new URL('../../../scripts/start-program.mjs', import.meta.url).href)};
        const { pid } = await startProgram([${JSON.stringify(join(BACKEND, 'dist/main.js'))}]);
        console.log(pid);
        setInterval(() => {}, 1000);`;
      const test = spawn(process.execPath, ['--input-type=module', '--eval', script], {
        env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: folder, DEMO: '0' },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      started.push(test);
      const [line] = (await once(test.stdout, 'data')) as [Buffer];
      test.kill('SIGKILL');
      await expectEnded([Number(line.toString())], 'SIGKILL');
    },
    TIMEOUT,
  );
});
