import { Controller, Inject } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { ApiExcludeEndpoint, ApiTags } from '@nestjs/swagger';
import type { Connection } from 'mongoose';
import { register } from 'prom-client';
import { Envelope } from '../api/answer.js';
import { Endpoint } from '../api/endpoint.js';
import { AppError } from '../api/errors.js';
import { CurrentExchange, type Exchange } from '../api/exchange.js';
import type { Env } from '../config/env.js';
import { ENV } from '../config/env.module.js';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

@ApiTags('health')
@Controller()
export class HealthController {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @Inject(ENV) private readonly env: Env,
  ) {}

  @Endpoint('GET', 'health/live', {
    roles: ['public'],
    summary: 'The process runs',
    answers: Envelope,
    says: 'Live',
  })
  checkLive() {
    return {};
  }

  @Endpoint('GET', 'health/ready', {
    roles: ['public'],
    summary: 'The process can serve: its database answers',
    answers: Envelope,
    says: 'Ready',
    fails: ['UNAVAILABLE'],
  })
  async checkReady() {
    try {
      await this.connection.db!.command({ ping: 1 }, { timeoutMS: 2000 });
    } catch (error) {
      throw new AppError('UNAVAILABLE', 'The database does not answer', undefined, 5, { cause: error });
    }
  }

  /**
   * Prometheus text, with METRICS_TOKEN as bearer token, or from this machine when none is set.
   * What came through a proxy is never from this machine, although the proxy may run on it.
   */
  @ApiExcludeEndpoint()
  @Endpoint('GET', 'metrics', { roles: ['public'], summary: 'Metrics for Prometheus', answers: Envelope })
  async readMetrics(@CurrentExchange() { request, response }: Exchange) {
    const { metricsToken } = this.env;
    const allowed = metricsToken
      ? request.get('authorization') === `Bearer ${metricsToken}`
      : LOOPBACK.has(request.socket.remoteAddress ?? '') && request.get('x-forwarded-for') === undefined;
    if (!allowed) throw new AppError('UNAUTHENTICATED');
    response.type(register.contentType).send(await register.metrics());
  }
}
