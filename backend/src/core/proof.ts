// Step-up: what is sensitive asks a session to prove again whose it is (docs/rules/second-factor.md).
import type { Caller } from './caller.js';
import { AppError } from './errors.js';
import { requestContext } from './request-context.js';

const PROOF_MILLISECONDS = 10 * 60_000;

/** Returns whether the session proved within the last ten minutes whose it is. */
export const isProven = ({ provenAt }: Pick<Caller, 'provenAt'>): boolean =>
  provenAt !== undefined && Date.now() - provenAt.getTime() <= PROOF_MILLISECONDS;

/**
 * Fails with PROOF_REQUIRED if the session owes a recent proof: for calls that are sensitive only with some input. The
 * others say `stepUp: true` (http/endpoint.ts).
 */
export function assertProven(): void {
  if (requestContext()?.caller?.proofDue) throw new AppError('PROOF_REQUIRED');
}
