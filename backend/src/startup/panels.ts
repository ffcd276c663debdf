import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import express, { type NextFunction, type Request, type Response } from 'express';
import { mayBeSignedIn } from '../platform/access/cookies.js';
import { isStaffRole } from '../core/roles.js';
import { escapeHtml } from '../core/escape-html.js';
import type { Env } from '../core/config/env.js';
import { preloads } from './panels-preload.js';

const DIST = resolve(import.meta.dirname, '../../../frontend/dist');

/** Returns an ETag made of the page's content, so that a browser with a cached copy gets 304. */
const tagOf = (html: string) => `"${createHash('sha256').update(html).digest('base64url')}"`;

/**
 * Serves the built panels: hashed files with a permanent cache time, and the single page for every URL outside the API.
 */
export function servePanels(app: NestExpressApplication, env: Env): void {
  const index = join(DIST, 'index.html');
  if (!existsSync(index)) return; // the panels are not built: serve only the API (tests, the document generator)
  const page = readFileSync(index, 'utf8')
    .replaceAll('%APP_NAME%', escapeHtml(env.appName))
    .replaceAll('%APP_LOGO%', escapeHtml(env.appLogo));
  const preload = preloads(DIST);
  /** Returns the page with the icon and the preloads of the requested panel, or the landing page for any other URL. */
  const pageFor = (request: Request) => {
    const panel = request.path.split('/')[1]?.toLowerCase();
    if (!isStaffRole(panel)) return page;
    return page
      .replace('/favicon.svg', `/favicon-${panel}.svg`)
      .replace('</head>', () => `${preload(panel, mayBeSignedIn(request, panel))}</head>`);
  };
  const isApi = (path: string) => /^\/api(\/|$)/i.test(path);

  app.use(
    '/assets',
    express.static(join(DIST, 'assets'), {
      immutable: true,
      maxAge: '365d',
      index: false,
      fallthrough: false,
    }),
  );
  const files = express.static(DIST, { index: false, maxAge: '1h' });
  // API calls skip the file lookup on the disk.
  app.use((request: Request, response: Response, next: NextFunction) => {
    if (isApi(request.path)) next();
    else files(request, response, next);
  });
  app.use((request: Request, response: Response, next: NextFunction) => {
    if (isApi(request.path) || (request.method !== 'GET' && request.method !== 'HEAD')) next();
    else {
      const html = pageFor(request);
      response
        .set({ 'Cache-Control': 'no-cache', ETag: tagOf(html) })
        .type('html')
        .send(html);
    }
  });
}
