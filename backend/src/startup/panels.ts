import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Express, NextFunction, Request, Response } from 'express';
import sirv from 'sirv';
import { TimeZones } from '../platform/time-zone/time-zones.js';
import { accessCookieOf, mayBeSignedIn } from '../platform/access/cookies.js';
import { namedAccount } from '../platform/access/named-account.js';
import { isStaffRole, type StaffRole } from '../core/roles.js';
import { escapeHtml } from '../core/escape-html.js';
import type { Env } from '../core/config/env.js';
import { versionOfBuild } from '../core/config/version.js';
import { DemoStates } from './demo/demo-states.js';
import { firstDataElement, firstDataReader } from './first-data.js';
import { readFirstScreens } from './first-screens.js';
import { renderedElement, screenRenderer } from './screen-renderer.js';
import { lateReadsElement, type LateReads } from './late-reads.js';
import { preloads } from './panels-preload.js';

const DIST = resolve(import.meta.dirname, '../../../frontend/dist');

/** Where a page holds its screen. */
const ROOT = '<div id="root"></div>';

/** The first segment of the pages of a view: /view/<id>/<panel>/… (docs/rules/view-as.md). */
const VIEW = 'view';

/** The Content-Type of the files that are text. sirv names no charset. */
const TEXT_TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
};

/** What the head of a page gives the panel. */
interface HeadValues {
  zones: string;
  demo: string;
}

/** The script that sets the colour scheme of a visitor who has no scheme cookie. */
const SCHEME_SCRIPT = '<script src="/colour-scheme.js"></script>';

/** Returns an ETag made of the page's content, so that a browser with a cached copy gets 304. */
const tagOf = (html: string) => `"${createHash('sha256').update(html).digest('base64url')}"`;

/**
 * Serves the built panels: hashed files with a permanent cache time, and the single page for every URL outside the API.
 * See docs/adr/0017-first-data-in-the-page.md.
 */
export function servePanels(app: NestExpressApplication, env: Env, lateReads: LateReads): void {
  const index = join(DIST, 'index.html');
  if (!existsSync(index)) return; // the panels are not built: serve only the API (tests, the document generator)
  const page = readFileSync(index, 'utf8')
    .replaceAll('%APP_NAME%', escapeHtml(env.appName))
    .replaceAll('%APP_LOGO%', escapeHtml(env.appLogo))
    .replaceAll('%VERSION%', versionOfBuild());
  const zones = app.get(TimeZones);
  const demo = app.get(DemoStates);
  const preload = preloads(DIST);
  const firstScreen = readFirstScreens(DIST);
  const readFirstData = firstDataReader(app.getHttpAdapter().getInstance() as Express);
  const renderer = screenRenderer(DIST, env);
  const isApi = (path: string) => /^\/api(\/|$)/i.test(path);

  const [start, end] = dividedBy(page, ROOT);
  const landing = page.replace('</head>', () => `${preload(undefined, false, [])}</head>`);
  const frame = readFileSync(join(DIST, '.vite/first-frame.html'), 'utf8');

  /** Returns what the head of a page gives the panel now. */
  const headValues = async () => ({
    zones: zones.json,
    demo: await demo.progress(),
  });
  const headOf = (panel: StaffRole, request: Request, links: string, values: HeadValues) =>
    withLooks(start, panel, request)
      .replace('%TIME_ZONES%', () => escapeHtml(values.zones))
      .replace('%DEMO%', values.demo)
      .replace('/favicon.svg', `/favicon-${panel}.svg`)
      .replace('</head>', () => `${links}</head>`);

  /**
   * Sends the page of a view. It holds no first data: the cookies of the browser's own panels must not answer its reads.
   */
  const sendView = async (panel: StaffRole, request: Request, response: Response) =>
    sendPage(
      response,
      headOf(panel, request, preload(panel, true, []), await headValues()) + frame + ROOT + end,
    );

  /** Sends the page of a panel: first what the browser can begin with, then the data that the screen begins with. */
  const sendPanel = async (panel: StaffRole, request: Request, response: Response): Promise<void> => {
    const signedIn = mayBeSignedIn(request, panel);
    const token = signedIn ? accessCookieOf(request, panel, env.production) : undefined;
    const screen = firstScreen(panel, request, token && namedAccount(token));
    const values = await headValues();
    const head = headOf(panel, request, preload(panel, signedIn, screen?.code ?? []), values);
    renderer.preload();
    if (!token || !screen || request.method === 'HEAD') {
      sendPage(response, head + (signedIn && screen ? frame : '') + ROOT + end);
      return;
    }
    // No cache stores a page with a person's data, and nginx does not wait for its second part.
    const nonce = randomBytes(16).toString('base64');
    allowStyles(response, nonce);
    response
      .set({ 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' })
      .type('html')
      .write(head + frame);
    response.flush();
    const { data, late: reads } = await readFirstData(request, panel, screen);
    const now = Date.now();
    const rendered = data && (await renderer.render(request, { panel, data, now, ...values }));
    response.write(rendered ? renderedElement(rendered, nonce) : ROOT);
    const underWay = reads.length ? lateReadsElement(panel, lateReads.keep(token, reads), reads) : '';
    response.end(
      (data ? firstDataElement(panel, data, { now, isRendered: rendered !== undefined }) : '') +
        underWay +
        end,
    );
  };

  // The build compresses the files; their names change with their content.
  const files = sirv(DIST, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: [],
    setHeaders: (response, path) => {
      const textType = TEXT_TYPES[extname(path)];
      if (textType) response.setHeader('Content-Type', textType);
      const lasting = path.startsWith('/assets/');
      response.setHeader(
        'Cache-Control',
        lasting ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    },
  });
  // API calls skip the look-up of files.
  app.use((request: Request, response: Response, next: NextFunction) => {
    if (isApi(request.path)) next();
    else files(request, response, next);
  });
  app.use('/assets', (_request: Request, response: Response) => {
    response.status(404).end();
  });
  app.use(async (request: Request, response: Response, next: NextFunction) => {
    if (isApi(request.path) || (request.method !== 'GET' && request.method !== 'HEAD')) {
      next();
      return;
    }
    const [, panel, , viewed] = request.path.toLowerCase().split('/');
    if (isStaffRole(panel)) await sendPanel(panel, request, response);
    else if (panel === VIEW && isStaffRole(viewed)) await sendView(viewed, request, response);
    else sendPage(response, landing.replace('%DEMO%', (await headValues()).demo));
  });
}

/** Sends a page that holds nothing personal: a browser with a cached copy gets 304. */
const sendPage = (response: Response, html: string) =>
  response
    .set({ 'Cache-Control': 'no-cache', ETag: tagOf(html) })
    .type('html')
    .send(html);

/** Lets the browser apply the styles with this nonce. */
function allowStyles(response: Response, nonce: string) {
  const policy = response.getHeader('Content-Security-Policy');
  if (typeof policy === 'string')
    response.setHeader('Content-Security-Policy', policy.replace('style-src', `style-src 'nonce-${nonce}'`));
}

/**
 * Returns the page in the accent colour of the panel and with the colour scheme and the menu that the visitor chose (the
 * panels keep both in cookies). Without a choice, a script takes the system's scheme before the first paint.
 */
function withLooks(page: string, panel: StaffRole, request: Request): string {
  const { scheme, choices } = (request.cookies ?? {}) as Record<string, unknown>;
  const chosen = scheme === 'light' || scheme === 'dark';
  const looks = [
    `data-panel="${panel}"`,
    ...(chosen ? [`data-mantine-color-scheme="${scheme}"`] : []),
    ...(hasChosen(choices, 'callboard-menu-narrow') ? ['data-menu="narrow"'] : []),
  ];
  const html = page.replace('<html', `<html ${looks.join(' ')}`);
  return chosen ? html.replace(SCHEME_SCRIPT, '') : html;
}

/** Returns whether a choice of the browser is yes. `choices` is the cookie in which the panels keep all choices. */
const hasChosen = (choices: unknown, name: string) =>
  typeof choices === 'string' && new URLSearchParams(choices).get(name) === '1';

/** Returns the text before a mark and the text after it. Throws without the mark. */
function dividedBy(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  if (at === -1) throw new Error(`The page has no ${mark}`);
  return [text.slice(0, at), text.slice(at + mark.length)];
}
