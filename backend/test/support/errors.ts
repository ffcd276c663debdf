// Named expectations of the two shapes of every answer: success and failure (docs/wire-contract.md).
import type { Response } from 'supertest';
import { type ErrorCode, statusOf } from '../../src/core/errors.js';

/** Texts that must never leave the server: a stack, a path, a query, a driver's message. No id contains one. */
const INTERNALS =
  /\n\s+at |node_modules|\.ts\b|\.js\b|mongo|\bE11000\b|BSON|Cast to|\$(gt|set|regex)\b|TypeError|ObjectId/i;

/** A success: 200, `success: 1`, a message, and nothing secret. Returns the body. */
export function expectSuccess(response: Response): Record<string, unknown> {
  const body = response.body as Record<string, unknown>;
  expect({ status: response.status, ...body }).toMatchObject({
    status: 200,
    success: 1,
    message: expect.stringMatching(/\S/),
  });
  expect(response.text).not.toMatch(/\$argon2|"(password|passwordHash|refreshHash)"/);
  return body;
}

/** A failure with this code and, when given, errors at exactly these fields. */
export function expectFailure(response: Response, code: ErrorCode, ...fields: string[]): void {
  const body = response.body as { code?: string; errors?: { field: string }[] };
  expect({ status: response.status, code: body.code }).toEqual({ status: statusOf(code), code });
  expectFailureShape(response);
  expect(response.text).not.toMatch(INTERNALS);
  if (fields.length) expect(body.errors?.map(({ field }) => field).sort()).toEqual(fields.sort());
}

/** The envelope that every failure has, whatever its code. */
export function expectFailureShape(response: {
  status: number;
  headers: Record<string, unknown>;
  body: unknown;
  text: string;
}): void {
  expect(response.headers['content-type']).toMatch(/^application\/json/);
  const { errors, ...body } = response.body as { errors?: unknown; code?: string };
  const { details: _details, changedBy: _by, changedAt: _at, ...others } = body as Record<string, unknown>;
  const rest = body.code === 'VERSION_CONFLICT' ? others : body;
  expect(rest).toEqual({
    success: 0,
    message: expect.stringMatching(/\S/),
    code: expect.stringMatching(/^[A-Z_]+$/),
    requestId: response.headers['x-request-id'],
  });
  expect(response.headers['x-request-id']).toMatch(/^[\w-]{8,64}$/);
  if (errors !== undefined) {
    const fault = { field: expect.any(String), message: expect.stringMatching(/\S/) };
    expect(errors).toEqual((errors as unknown[]).map(() => fault));
  }
}
