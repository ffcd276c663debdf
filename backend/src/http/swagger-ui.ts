import type { ExpressAdapter, NestExpressApplication } from '@nestjs/platform-express';
import { type OpenAPIObject, SwaggerModule, type SwaggerCustomOptions } from '@nestjs/swagger';
import type { Express, NextFunction, Request, Response } from 'express';
import type { Env } from '../core/config/env.js';
import { AppError } from '../core/errors.js';
import { escapeHtml } from '../core/escape-html.js';
import { asOpenApi31 } from './openapi-3-1.js';

const PATH = '/api/docs';
const DOCUMENTS = [`${PATH}-json`, `${PATH}-yaml`];

interface ApiResponse {
  url: string;
  ok: boolean;
  body?: { accessToken?: string };
}

/**
 * Runs in the browser as serialised text, so it must not reference anything else in this file. Uses the token of a
 * successful sign-in or renewal for every later call on the page.
 */
function useSession(response: ApiResponse): ApiResponse {
  const { ui } = globalThis as unknown as { ui: { preauthorizeApiKey(scheme: string, token: string): void } };
  if (response.ok && response.body?.accessToken) ui.preauthorizeApiKey('bearer', response.body.accessToken);
  return response;
}

const OPTIONS: SwaggerCustomOptions = {
  jsonDocumentUrl: `${PATH}-json`,
  yamlDocumentUrl: `${PATH}-yaml`,
  // Swagger UI takes three to four times as long to show the 3.1 form of the same document.
  patchDocumentOnRequest: (request, _response, document) =>
    DOCUMENTS.includes((request as Request).path) ? asOpenApi31(document) : document,
  swaggerOptions: {
    responseInterceptor: useSession,
    // Keeps the token only in the memory of the page: a reload drops it.
    persistAuthorization: false,
    // The layout without the bar that loads documents from other addresses.
    layout: 'BaseLayout',
    validatorUrl: 'none',
    tryItOutEnabled: true,
    displayRequestDuration: true,
    displayOperationId: true,
    docExpansion: 'none',
    filter: true,
    tagsSorter: 'alpha',
  },
};

interface Docs {
  createDocument: () => OpenAPIObject;
  /** Returns whether the request has a staff session. */
  isStaff: (request: Request) => Promise<boolean>;
}

/**
 * Serves Swagger UI at /api/docs and the OpenAPI document next to it. DOCS decides the audience: everyone, staff with a
 * panel session or a bearer token, or no one.
 */
export function serveDocs(
  app: NestExpressApplication,
  { docs, appName }: Env,
  { createDocument, isStaff }: Docs,
): void {
  if (docs === 'off') return;
  if (docs === 'staff') app.use([PATH, ...DOCUMENTS], onlyStaff(isStaff));
  // Replaces the page of @nestjs/swagger, whose inline styles violate the content security policy.
  const page = pageOf(appName);
  const show = (_request: Request, response: Response) => void response.type('html').send(page);
  const adapter = app.getHttpAdapter() as ExpressAdapter;
  for (const path of [PATH, `${PATH}/index.html`]) adapter.getInstance<Express>().get(path, show);
  // Creates the document at its first request, so that it does not delay the start.
  SwaggerModule.setup(PATH.slice(1), app, createDocument, OPTIONS);
}

const onlyStaff =
  (isStaff: Docs['isStaff']) => (request: Request, response: Response, next: NextFunction) => {
    isStaff(request).then((known) => {
      if (known) next();
      else if (request.accepts(['json', 'html']) === 'html')
        response.status(401).set('Cache-Control', 'no-store').type('html').send(SIGN_IN);
      else next(new AppError('UNAUTHENTICATED'));
    }, next);
  };

const SIGN_IN = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Sign in first</title>
<h1>Sign in first</h1>
<p>The API documentation is for staff. <a href="/">Sign in to a panel</a>, then open this page again.</p>
<p>If you are signed in already, reload the panel to renew your session, then open this page again.</p>
</html>
`;

const pageOf = (appName: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${escapeHtml(appName)} API</title>
<link rel="stylesheet" href="${PATH}/swagger-ui.css">
<link rel="stylesheet" href="${PATH}/index.css">
<link rel="icon" type="image/png" href="${PATH}/favicon-32x32.png">
</head>
<body>
<div id="swagger-ui"></div>
<script src="${PATH}/swagger-ui-bundle.js"></script>
<script src="${PATH}/swagger-ui-standalone-preset.js"></script>
<script src="${PATH}/swagger-ui-init.js"></script>
</body>
</html>
`;
