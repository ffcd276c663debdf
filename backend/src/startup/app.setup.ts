// The application set-up shared by main, the OpenAPI generator and the end-to-end tests.
import type { NestExpressApplication } from '@nestjs/platform-express';
import { NestFactory, Reflector } from '@nestjs/core';
import compression from 'compression';
import cookieParser from 'cookie-parser';
import type { Express } from 'express';
import helmet from 'helmet';
import type { Logger } from 'pino';
import { BodyInterceptor } from '../http/body.interceptor.js';
import { preventCaching, refuseUnusable } from '../http/edge.js';
import { EnvelopeInterceptor } from '../http/envelope.interceptor.js';
import { ErrorFilter } from '../http/error.filter.js';
import { prepareServer } from '../http/http-server.js';
import { createDocument } from '../http/openapi.js';
import { RequestContextInterceptor } from '../http/request-context.interceptor.js';
import { serveDocs } from '../http/swagger-ui.js';
import { InputInterceptor } from '../http/input.interceptor.js';
import { InputPipe } from '../http/input.pipe.js';
import { parseQuery } from '../http/utf8.js';
import { StartupModule } from './startup.module.js';
import type { Env } from '../core/config/env.js';
import { refuseProductName } from '../core/guessable-passwords.js';
import { StaffVisitors } from '../platform/access/staff-visitors.js';
import { nestLogger } from '../platform/logging/logging.js';
import { createRequestLogger } from '../platform/logging/request-logger.js';
import { DEMO_LOGINS } from './demo/demo-accounts.js';
import { FilesService } from '../platform/files/files.service.js';
import { serveUploads } from '../platform/files/serve-uploads.js';
import { UploadInterceptor } from '../platform/files/upload.interceptor.js';
import { sendTimeZones } from '../platform/time-zone/send-time-zones.js';
import { TimeZones } from '../platform/time-zone/time-zones.js';
import { measureRequest } from '../platform/health/http-metrics.js';
import { LateReadInterceptor, LateReads } from './late-reads.js';
import { servePanels } from './panels.js';
import { VideosService } from '../modules/videos/videos.service.js';

/** Express's reading of TRUST_PROXY: whether the address `hop` steps away is a proxy. */
type TrustFunction = (address: string, hop: number) => boolean;

/** Creates the complete application, ready to listen. */
export async function createApp(
  env: Env,
  databaseUri: string,
  logger: Logger,
): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(StartupModule.with(env, databaseUri), {
    logger: nestLogger(logger),
    bodyParser: false,
    abortOnError: false,
  });
  refuseProductName(env.appName);
  app.set('trust proxy', env.trustProxy);
  const isTrusted = (app.getHttpAdapter().getInstance() as Express).get('trust proxy fn') as TrustFunction;
  prepareServer(app.getHttpServer(), {
    production: env.production,
    isProxy: (address) => isTrusted(address, 0),
  });
  app.disable('x-powered-by');
  // Disables ETags for API responses, which are not cached. Files have their own ETags, which setting `etag` to false
  // would also remove.
  app.set('etag', () => undefined);
  app.set('query parser', parseQuery);

  app.use(createRequestLogger(logger), securityHeaders(env), refuseUnusable, compression(), cookieParser());
  if (env.corsOrigins.length) app.enableCors({ origin: env.corsOrigins, credentials: true, maxAge: 600 });
  app.use('/api', measureRequest);

  app.setGlobalPrefix('api');
  app.useGlobalPipes(new InputPipe());
  const reflector = app.get(Reflector);
  const lateReads = new LateReads();
  app.useGlobalInterceptors(
    new LateReadInterceptor(lateReads, env.production),
    new EnvelopeInterceptor(reflector),
    new InputInterceptor(reflector, [
      new BodyInterceptor(reflector),
      new RequestContextInterceptor(reflector),
      app.get(UploadInterceptor),
    ]),
  );
  app.useGlobalFilters(new ErrorFilter());

  const videos = app.get(VideosService);
  app.use(
    '/api/uploads',
    serveUploads(app.get(FilesService), (path) => videos.isPublic(path)),
  );
  app.use('/api', preventCaching, sendTimeZones(app.get(TimeZones)));
  servePanels(app, env, lateReads);
  const visitors = app.get(StaffVisitors);
  serveDocs(app, env, {
    createDocument: () =>
      createDocument(app, {
        logins: env.demo ? DEMO_LOGINS : {},
        secure: env.production,
        publicUrl: env.publicUrl,
      }),
    isStaff: (request) => visitors.isStaff(request),
  });
  return app;
}

const securityHeaders = (env: Env) =>
  helmet({
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        fontSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...logoOrigin(env)],
        mediaSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        upgradeInsecureRequests: env.publicUrl.startsWith('https:') ? [] : null,
      },
    },
    strictTransportSecurity: env.production,
    crossOriginResourcePolicy: { policy: 'same-site' },
  });

const logoOrigin = ({ appLogo }: Env) => (URL.canParse(appLogo) ? [new URL(appLogo).origin] : []);
