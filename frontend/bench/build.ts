// A build of the product that the benchmark serves with demo data.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { demoFilled } from '../../scripts/demo-filled.mjs';
import { freePort } from '../../scripts/free-port.mjs';
import { limitProcessor } from '../../scripts/limit-processor.mjs';
import { startProgram } from '../../scripts/start-program.mjs';
import { accounts } from '../e2e/support/accounts';
import { signIn } from '../e2e/support/test';
import type { PanelKey } from '../src/lib/panels';
import type { Screen } from './screens';

/** The share of the machine's processors that each server may use; unset: all of them. */
const CORES = Number(process.env['BENCH_CORES'] ?? 0);

export interface Build {
  name: string;
  url: string;
  signIn: (context: BrowserContext, panel: PanelKey) => Promise<void>;
  addressOf: (context: BrowserContext, screen: Screen) => Promise<string>;
  stop: () => Promise<void>;
}

/** Starts the built product of a checkout. Resolves when its demo is complete. */
export async function startBuild(name: string, folder: string): Promise<Build> {
  const cwd = resolve(import.meta.dirname, folder);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const data = mkdtempSync(join(tmpdir(), 'callboard-bench-'));
  const server = await startProgram(['backend/dist/main.js'], {
    cwd,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: data,
      DEMO: '1',
      LOG_LEVEL: 'warn',
      RATE_LIMIT: 'off',
      ADMIN_NUMBER: accounts.admin.id,
      ADMIN_PASSWORD: accounts.admin.password,
    },
  });
  await demoFilled(url);
  const unlimit = CORES ? limitProcessor([server.pid], CORES) : undefined;
  return {
    name,
    url,
    signIn,
    addressOf: async (context, { path, of, panel }) => {
      if (!of) return path;
      const answer = await context.request.get(`/api/${of}`, { headers: { 'X-Panel': panel } });
      const lists = Object.values((await answer.json()) as object).filter(Array.isArray) as {
        _id: string;
      }[][];
      return path.replace('{id}', lists[0]![0]!._id);
    },
    stop: async () => {
      await server.stop();
      unlimit?.();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
