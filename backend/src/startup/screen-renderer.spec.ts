import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Request } from 'express';
import type { Env } from '../core/config/env.js';
import { screenRenderer } from './screen-renderer.js';

/** A worker that delivers the panel's name, fails for `bd`, and never delivers for `coin`. */
const WORKER = `
import { parentPort } from 'node:worker_threads';
parentPort.on('message', ({ id, panel, url, width }) => {
  if (panel === 'coin') return;
  if (panel === 'bd') parentPort.postMessage({ id, error: 'broken' });
  else parentPort.postMessage({ id, rendered: { html: panel + url + width, css: '', reads: [], words: {} } });
});
parentPort.postMessage({ id: 0 });
`;
const dist = mkdtempSync(join(tmpdir(), 'callboard-renderer-'));
mkdirSync(join(dist, '.vite/server'), { recursive: true });
writeFileSync(join(dist, '.vite/server/worker.mjs'), WORKER);
afterAll(() => rmSync(dist, { recursive: true }));

const known = { language: 'en-GB', zone: 'UTC', width: '1366' };
const asks = (cookies: object) => ({ originalUrl: '/x', cookies }) as unknown as Request;
const subject = { data: {}, now: 0, zones: '', demo: '' };

it('should render for a known browser, and go on without a screen when the worker fails, hangs or is full', async () => {
  const { preload, render } = screenRenderer(dist, { appName: 'A', appLogo: '' } as Env);
  preload();
  // The worker starts.
  expect(await render(asks(known), { ...subject, panel: 'admin' })).toBeUndefined();
  let first: Awaited<ReturnType<typeof render>>;
  for (let tries = 0; !first && tries < 500; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 10));
    first = await render(asks(known), { ...subject, panel: 'admin' });
  }
  expect(first).toMatchObject({ html: 'admin/x1366', width: 1366 });
  for (const cookies of [{}, { ...known, width: 'wide' }, { ...known, language: undefined }])
    expect(await render(asks(cookies), { ...subject, panel: 'admin' })).toBeUndefined();
  expect(await render(asks(known), { ...subject, panel: 'bd' })).toBeUndefined();

  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'performance'] });
  const hanging = Array.from({ length: 16 }, () => render(asks(known), { ...subject, panel: 'coin' }));
  expect(await render(asks(known), { ...subject, panel: 'admin' })).toBeUndefined();
  // The worker is stopped after five seconds.
  jest.advanceTimersByTime(5000);
  jest.useRealTimers();
  expect(await Promise.all(hanging)).toEqual(Array.from({ length: 16 }, () => undefined));
  expect(await render(asks(known), { ...subject, panel: 'admin' })).toBeUndefined();
});
