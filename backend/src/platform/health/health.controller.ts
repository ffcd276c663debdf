import { createHash, timingSafeEqual } from 'node:crypto';
import { Controller, Inject } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { ApiExcludeEndpoint, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import type { Connection } from 'mongoose';
import { register } from 'prom-client';
import { present } from '../../core/present.js';
import { isDiskFull } from '../../core/disk-full.js';
import { addressOf } from '../../core/address.js';
import { Envelope } from '../../http/response.js';
import { Endpoint } from '../../http/endpoint.js';
import { AppError } from '../../core/errors.js';
import { CurrentHttpContext, type HttpContext } from '../../http/http-context.js';
import type { Env } from '../../core/config/env.js';
import { ENV } from '../config/env.module.js';
import { assertStores, hasRoom } from './disk-space.js';
import { metricsText } from './cluster-metrics.js';

const LOOPBACK = new Set(['127.0.0.1', '::1']);
/** Headers that proxies add to forwarded requests. */
const PROXY_HEADERS = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'forwarded',
  'via',
];

@ApiTags('health')
@Controller()
export class HealthController {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @Inject(ENV) private readonly env: Env,
  ) {}

  @Endpoint('GET', 'health/live', {
    roles: ['public'],
    summary: 'Check that the process runs',
    response: Envelope,
    message: 'Live',
  })
  checkLive() {
    return {};
  }

  @Endpoint('GET', 'health/ready', {
    roles: ['public'],
    summary: 'Check that the process can serve requests, reach its database and store in it',
    response: Envelope,
    message: 'Ready',
    errors: ['UNAVAILABLE'],
  })
  async checkReady() {
    try {
      await present(this.connection.db).command({ ping: 1 }, { timeoutMS: 2000 });
    } catch (error) {
      throw new AppError('UNAVAILABLE', 'The database does not respond', undefined, 5, { cause: error });
    }
    // The embedded database lies in DATA_DIR; another database watches its own disk.
    if (!this.env.mongodbUri && !(await hasRoom(this.env.dataDir))) throw diskFull();
    await assertStores(present(this.connection.db)).catch((error: unknown) => {
      throw isDiskFull(error) ? diskFull() : error;
    });
  }

  /**
   * Returns the metrics as Prometheus text. Requires METRICS_TOKEN as bearer token; without METRICS_TOKEN the caller
   * must be on this machine.
   */
  @ApiExcludeEndpoint()
  @Endpoint('GET', 'metrics', {
    roles: ['public'],
    summary: 'Read the metrics for Prometheus',
    response: Envelope,
  })
  async readMetrics(@CurrentHttpContext() { request, response }: HttpContext) {
    const { metricsToken } = this.env;
    const allowed = metricsToken
      ? isSame(request.get('authorization') ?? '', `Bearer ${metricsToken}`)
      : isLocal(request);
    if (!allowed) {
      const answer = metricsToken
        ? 'Send METRICS_TOKEN as the bearer token'
        : 'Only this machine may read the metrics: set METRICS_TOKEN and send it as the bearer token';
      throw new AppError('UNAUTHENTICATED', answer);
    }
    response.type(register.contentType).send(await metricsText());
  }
}

const diskFull = () => new AppError('UNAVAILABLE', 'The disk of the database is full', undefined, 60);

/** Compares texts in constant time, also those of different length. */
const isSame = (one: string, other: string) => timingSafeEqual(digestOf(one), digestOf(other));
const digestOf = (text: string) => createHash('sha256').update(text).digest();

/**
 * Returns whether a request comes from this machine. A request forwarded by a local proxy does not count: its sender
 * may be anywhere.
 */
const isLocal = (request: Request) =>
  [{ ip: request.socket.remoteAddress }, request].every((one) => LOOPBACK.has(addressOf(one))) &&
  PROXY_HEADERS.every((name) => request.get(name) === undefined);
