// Starts a program of the product for a test or a benchmark.
import { spawn } from 'node:child_process';

/** Milliseconds after which a start counts as hung. A slow machine must not reach it. */
const HUNG = 10 * 60_000;
/** The error of a start quotes the last lines that the program printed. */
const QUOTED = 20;

const linesOf = (text) => text.split('\n').filter(Boolean);

/**
 * Starts `node ...args` and waits until it has printed `saying`, or throws as soon as it ends. The program ends with this
 * process, however this process ends: the channel between them then closes (see `backend/src/main.ts`).
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, saying?: string }} options
 */
export async function startProgram(args, { cwd, env = process.env, saying = 'is ready' } = {}) {
  const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  const ended = new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code));
  });
  const end = (signal) => {
    child.kill(signal);
    return ended;
  };
  let printed = '';
  let timer;
  const ready = new Promise((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (chunk) => {
      printed += chunk;
      if (printed.includes(saying)) resolve('ready');
    });
    timer = setTimeout(resolve, HUNG, 'hung');
  });
  const outcome = await Promise.race([ready, ended]);
  clearTimeout(timer);
  // Reads on, so that the program can print, but keeps nothing.
  child.stdout.removeAllListeners('data').resume();
  if (outcome !== 'ready') {
    await end('SIGKILL');
    const how = outcome === 'hung' ? `is not ready after ${HUNG} ms` : `ended with ${outcome}`;
    throw new Error(`${args.join(' ')} ${how}\n${linesOf(printed).slice(-QUOTED).join('\n')}`);
  }
  return {
    pid: child.pid,
    /** The lines that the program printed until it was ready. */
    lines: linesOf(printed),
    /** Resolves with the exit code when the program ends; null after a signal. */
    ended,
    kill: () => end('SIGKILL'),
    /** Stops the program like an orchestrator. Resolves with the exit code. */
    stop: () => end('SIGTERM'),
  };
}
