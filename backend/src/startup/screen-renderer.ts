// Renders screens in a worker thread, so that the browser shows rows before any script runs. See
// docs/adr/0019-server-rendered-screens.md.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Logger } from '@nestjs/common';
import type { Request } from 'express';
import type { Env } from '../core/config/env.js';
import { versionOfBuild } from '../core/config/version.js';
import type { StaffRole } from '../core/roles.js';
import type { FirstData } from './first-data.js';

/** A worker that delivers nothing for this many milliseconds although screens wait has a fault, and is stopped. */
const FAULTY_MS = 5_000;
/** While this many screens are being rendered, further pages come without theirs. */
const MOST_WAITING = 16;
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

/** What the worker sends: a screen, or, with the id 0, that it can begin. */
interface Delivery {
  id: number;
  rendered?: Rendered;
  error?: string;
}

/** What a screen is rendered from: the answers to its reads, the page's time, and what the page's head gives. */
interface Subject {
  panel: StaffRole;
  data: FirstData;
  now: number;
  zones: string;
  demo: string;
}

/**
 * Renders a screen. Undefined while the worker starts, when too many screens are waiting, and for a browser that has not
 * shown a panel yet.
 */
type RenderScreen = (
  request: Request,
  subject: Subject,
) => Promise<(Rendered & { width: number }) | undefined>;

/** Takes the folder of the built panels. The worker starts with the first call of `preload` or `render`. */
export function screenRenderer(dist: string, env: Env): { preload: () => void; render: RenderScreen } {
  const file = join(dist, '.vite/server/worker.mjs');
  const logger = new Logger('ScreenRenderer');
  /** By id, until the worker delivers. */
  const waiting = new Map<number, (rendered: Rendered | undefined) => void>();
  let worker: Worker | undefined;
  let endedAt = existsSync(file) ? -Infinity : Infinity;
  let isReady = false;
  let watchdog: NodeJS.Timeout | undefined;
  let count = 0;

  /** Waits for the next delivery. */
  function watch() {
    clearTimeout(watchdog);
    if (waiting.size) watchdog = setTimeout(() => void worker?.terminate(), FAULTY_MS);
  }

  function deliver({ id, rendered, error }: Delivery) {
    if (id === 0) isReady = true;
    if (error) logger.warn(`A screen was not rendered: ${error}`);
    waiting.get(id)?.(rendered);
    waiting.delete(id);
    watch();
  }

  function start() {
    if (worker || performance.now() - endedAt < PAUSE) return;
    worker = new Worker(file, {
      workerData: { 'app-name': env.appName, 'app-logo': env.appLogo, version: versionOfBuild() },
      resourceLimits: HEAP,
      env: {},
    });
    worker.unref();
    worker.on('message', deliver);
    worker.on('error', (error) => logger.error(error));
    worker.on('exit', () => {
      worker = undefined;
      isReady = false;
      endedAt = performance.now();
      for (const answer of waiting.values()) answer(undefined);
      waiting.clear();
      watch();
    });
  }

  return {
    preload: start,
    render: async (request, subject) => {
      const visitor = visitorOf(request);
      start();
      if (!visitor || !worker || !isReady || waiting.size >= MOST_WAITING) return undefined;
      count += 1;
      const id = count;
      worker.postMessage({ id, ...subject, url: request.originalUrl, ...visitor });
      const delivery = new Promise<Rendered | undefined>((resolve) => waiting.set(id, resolve));
      if (waiting.size === 1) watch();
      const rendered = await delivery;
      return rendered && { ...rendered, width: visitor.width };
    },
  };
}

/**
 * Returns what the visitor's browser reported at its last start of a panel. Undefined for a browser that has not shown
 * a panel yet: without its language it could show a date that changes afterwards.
 */
function visitorOf(request: Request) {
  const { language, zone, width, scheme, choices, folded, rows } = (request.cookies ?? {}) as Record<
    string,
    unknown
  >;
  if (typeof language !== 'string' || typeof zone !== 'string' || !Number(width)) return undefined;
  return {
    language,
    zone,
    width: Number(width),
    scheme: scheme === 'dark' ? 'dark' : 'light',
    choices: typeof choices === 'string' ? choices : '',
    folded: typeof folded === 'string' ? folded : '',
    rows: typeof rows === 'string' ? rows : '',
  };
}

/**
 * Returns the root of the page with its screen, which no one can use before React continues with it. The browser applies
 * the styles only with this nonce.
 */
export const renderedElement = (
  { html, css, reads, words, width }: Rendered & { width: number },
  nonce: string,
): string =>
  `<style data-rendered="${width}" nonce="${nonce}">${css}</style><div id="root" inert>${html}</div>` +
  dataElement('shown-answers', reads) +
  dataElement('server-words', words);

const dataElement = (id: string, data: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
