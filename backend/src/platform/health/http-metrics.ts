import type { NextFunction, Request, Response } from 'express';
import { collectDefaultMetrics, Histogram, register } from 'prom-client';

const duration =
  (register.getSingleMetric('http_request_duration_seconds') as
    | Histogram<'method' | 'route' | 'status'>
    | undefined) ??
  new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Response time by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  });

/**
 * Milliseconds between two measurements of the event loop. Ten, the default, costs an idle process more than all of its
 * polling.
 */
const LAG_MILLISECONDS = 50;

/** Collects the metrics of the process, such as memory and event loop. Called once, by main. */
export const collectProcessMetrics = () =>
  collectDefaultMetrics({ eventLoopMonitoringPrecision: LAG_MILLISECONDS });

/** Measures every API request under its route. The URL would create a new label per user. */
export function measureRequest(request: Request, response: Response, next: NextFunction): void {
  const stop = duration.startTimer();
  response.once('finish', () => {
    const route = (request.route as { path?: string } | undefined)?.path ?? 'unmatched';
    stop({ method: request.method, route, status: String(response.statusCode) });
  });
  next();
}
