// Runs a program of the product (backend/dist) until it ends.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { BACKEND } from './document.js';

export interface End {
  code: number | null;
  stdout: string;
  stderr: string;
}

/**
 * Runs `program`, a path below dist and its arguments, with these environment variables alone. A server ends as soon as it
 * is ready, with the code null.
 */
export const runProgram = ([path = '', ...args]: string[], env: Record<string, string>): Promise<End> =>
  new Promise((done) => {
    const child = execFile(process.execPath, [join(BACKEND, 'dist', path), ...args], {
      env: { PATH: process.env.PATH, PORT: '0', DEMO: '0', LOG_LEVEL: 'fatal', ...env },
    });
    let [stdout, stderr] = ['', ''];
    child.stdout!.on('data', (chunk: string) => {
      stdout += chunk;
      if (stdout.includes('is ready')) child.kill();
    });
    child.stderr!.on('data', (chunk: string) => (stderr += chunk));
    child.once('close', (code) => done({ code, stdout, stderr }));
  });
