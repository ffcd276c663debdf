import express, { type Request, type Response } from 'express';
import { askForBody } from './awaited-continue.js';

/**
 * Reads the body of a call without a body class as bytes, as its sender signed them. Fails with TOO_LARGE above `limit`
 * bytes, compressed or not.
 */
export async function readRaw(request: Request, response: Response, limit: number): Promise<Buffer> {
  askForBody(request, response);
  await new Promise<void>((resolve, reject) => {
    express.raw({ limit, type: () => true })(request, response, (error?: unknown) => {
      if (error) reject(error as Error);
      else resolve();
    });
  });
  return Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
}
