import type { NextFunction, Request, Response } from 'express';
import type { TimeZones } from './time-zones.js';

const HEADER = 'X-Time-Zones';

/** Sends panels the time zone with each answer, so that open pages follow a change. */
export const sendTimeZones =
  (zones: TimeZones) =>
  (request: Request, response: Response, next: NextFunction): void => {
    if (request.get('x-panel') !== undefined) response.setHeader(HEADER, zones.json);
    next();
  };
