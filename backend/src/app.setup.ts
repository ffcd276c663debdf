// What main, the OpenAPI generator and the end-to-end tests share: one application, set up once.
import type { IncomingMessage } from 'node:http';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { NestFactory, Reflector } from '@nestjs/core';
import { SwaggerModule } from '@nestjs/swagger';
import compression from 'compression';
import cookieParser from 'cookie-parser';
import helmet from 'helmet';
import type { Logger } from 'pino';
import { answerClientError } from './api/client-error.js';
import { EnvelopeInterceptor } from './api/envelope.interceptor.js';
import { ErrorFilter } from './api/error.filter.js';
import { createDocument } from './api/openapi.js';
import { RequestContextInterceptor } from './api/request-context.interceptor.js';
import { swaggerUi } from './api/swagger-ui.js';
import { InputPipe } from './api/validation.pipe.js';
import { AppModule } from './app.module.js';
import type { Env } from './config/env.js';
import { createRequestLogger, nestLogger } from './config/logging.js';
import { DEMO_LOGINS } from './database/demo/demo-accounts.js';
import { FilesService } from './files/files.service.js';
import { serveUploads } from './files/serve-uploads.js';
import { measureRequest } from './health/http-metrics.js';
import { servePanels } from './panels.js';
import { VideosService } from './videos/videos.service.js';

/** No JSON body of ours comes near this. */
const BODY_LIMIT = '1mb';
const DOCS = 'api/docs';

/** The whole application, ready to listen. */
export async function createApp(
  env: Env,
  databaseUri: string,
  logger: Logger,
): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(AppModule.with(env, databaseUri), {
    logger: nestLogger(logger),
    bodyParser: false,
    abortOnError: false,
  });
  app.getHttpServer().on('clientError', answerClientError);
  app.set('trust proxy', env.trustProxy);
  app.disable('x-powered-by');
  if (env.corsOrigins.length) app.enableCors({ origin: env.corsOrigins, credentials: true, maxAge: 600 });

  app.use(createRequestLogger(logger), securityHeaders(env), compression(), cookieParser());
  app.use('/api', measureRequest);
  app.useBodyParser('json', { limit: BODY_LIMIT });
  app.useBodyParser('urlencoded', { limit: BODY_LIMIT, extended: false });

  app.setGlobalPrefix('api');
  app.useGlobalPipes(new InputPipe());
  const reflector = app.get(Reflector);
  app.useGlobalInterceptors(new EnvelopeInterceptor(reflector), new RequestContextInterceptor(reflector));
  app.useGlobalFilters(new ErrorFilter());

  const videos = app.get(VideosService);
  app.use(
    '/api/uploads',
    serveUploads(app.get(FilesService), (path) => videos.isPublic(path)),
  );
  servePanels(app, env);
  const document = createDocument(app, env.demo ? DEMO_LOGINS : {});
  SwaggerModule.setup(DOCS, app, document, swaggerUi(env.appName));
  return app;
}

const securityHeaders = (env: Env) =>
  helmet({
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: [styleSources],
        imgSrc: ["'self'", 'data:', 'blob:', ...logoOrigin(env)],
        mediaSrc: ["'self'", 'blob:'],
        frameAncestors: ["'none'"],
        upgradeInsecureRequests: env.publicUrl.startsWith('https:') ? [] : null,
      },
    },
    strictTransportSecurity: env.production,
    crossOriginResourcePolicy: { policy: 'same-site' },
  });

/** Swagger UI has its styles in its page, which shows nobody's text; the panels have theirs in files. */
const styleSources = ({ url }: IncomingMessage) =>
  url?.startsWith(`/${DOCS}`) ? "'self' 'unsafe-inline'" : "'self'";

const logoOrigin = ({ appLogo }: Env) => (URL.canParse(appLogo) ? [new URL(appLogo).origin] : []);
