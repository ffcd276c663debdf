// Renders screens in a worker thread, so that the browser shows rows before any script runs. See
// docs/adr/0019-server-rendered-screens.md.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Logger } from '@nestjs/common';
import type { Request } from 'express';
import type { Env } from '../core/config/env.js';
import type { StaffRole } from '../core/roles.js';
import type { FirstData } from './first-data.js';

/** A page waits this many milliseconds for its screen. */
const PATIENCE = 150;
/** While this many screens are being rendered, further pages come without theirs. */
const MOST_WAITING = 8;
/** A worker that ended is replaced after this many milliseconds. */
const PAUSE = 60_000;
/** The heap of the worker, in megabytes. */
const HEAP = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16 };

/** A screen as HTML, the reads whose answers it shows, and the dates and numbers that it writes. */
interface Rendered {
  html: string;
  css: string;
  reads: unknown[];
  words: unknown;
}

interface Delivery {
  id: number;
  rendered?: Rendered;
  error?: string;
}

/**
 * Renders a screen with the answers to its reads; `values` is what the page's head gives. Undefined when it is not
 * ready in time.
 */
type RenderScreen = (
  request: Request,
  panel: StaffRole,
  data: FirstData,
  values: { zones: string; demo: string },
) => Promise<Rendered | undefined>;

/** Takes the folder of the built panels. The worker starts with the first call of `preload` or `render`. */
export function screenRenderer(dist: string, env: Env): { preload: () => void; render: RenderScreen } {
  const file = join(dist, '.vite/server/worker.mjs');
  const logger = new Logger('ScreenRenderer');
  /** By id, until the worker delivers: also those whose pages have stopped waiting. */
  const waiting = new Map<number, (rendered: Rendered | undefined) => void>();
  let worker: Worker | undefined;
  let endedAt = existsSync(file) ? -Infinity : Infinity;
  let count = 0;

  function deliver({ id, rendered, error }: Delivery) {
    if (error) logger.warn(`A screen was not rendered: ${error}`);
    waiting.get(id)?.(rendered);
    waiting.delete(id);
  }

  function start() {
    if (worker || performance.now() - endedAt < PAUSE) return;
    worker = new Worker(file, {
      workerData: { 'app-name': env.appName, 'app-logo': env.appLogo },
      resourceLimits: HEAP,
      env: {},
    });
    worker.unref();
    worker.on('message', deliver);
    worker.on('error', (error) => logger.error(error));
    worker.on('exit', () => {
      worker = undefined;
      endedAt = performance.now();
      for (const answer of waiting.values()) answer(undefined);
      waiting.clear();
    });
  }

  return {
    preload: start,
    render: async (request, panel, data, values) => {
      const visitor = visitorOf(request);
      start();
      if (!visitor || !worker || waiting.size >= MOST_WAITING) return undefined;
      count += 1;
      const id = count;
      worker.postMessage({ id, panel, data, ...values, url: request.originalUrl, ...visitor });
      let timer: NodeJS.Timeout | undefined;
      const rendered = await new Promise<Rendered | undefined>((resolve) => {
        waiting.set(id, resolve);
        timer = setTimeout(() => resolve(undefined), PATIENCE);
      });
      clearTimeout(timer);
      return rendered;
    },
  };
}

/**
 * Returns what the visitor's browser reported at its last start of a panel. Undefined for a browser that has not shown
 * a panel yet: without its language it could show a date that changes afterwards.
 */
function visitorOf(request: Request) {
  const { language, zone, width, scheme, choices, folded } = (request.cookies ?? {}) as Record<
    string,
    unknown
  >;
  if (typeof language !== 'string' || typeof zone !== 'string') return undefined;
  return {
    language,
    zone,
    width: width === 'phone' ? 'phone' : 'wide',
    scheme: scheme === 'dark' ? 'dark' : 'light',
    choices: typeof choices === 'string' ? choices : '',
    folded: typeof folded === 'string' ? folded : '',
  };
}

/** Returns the screen and its data as HTML. The browser applies the styles only with this nonce. */
export const renderedElement = ({ html, css, reads, words }: Rendered, nonce: string): string =>
  `<style nonce="${nonce}">${css}</style><div class="server-rendered" inert>${html}</div>` +
  dataElement('first-reads', reads) +
  dataElement('server-words', words);

const dataElement = (id: string, data: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
