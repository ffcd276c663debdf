// Step-up: what is sensitive asks a session to prove again whose it is (docs/rules/second-factor.md).
import type { Caller } from './caller.js';
import { AppError } from './errors.js';
import { requestContext } from './request-context.js';

const MINUTE = 60_000;
/** How long a proof counts after it was given, or after the last sensitive call that it allowed. */
const UNUSED = 10 * MINUTE;
/** How long a proof counts at most. */
const MAX_MS = 60 * MINUTE;

/**
 * Returns whether the session has proved whose it is: within the last hour, and without ten minutes in which it made no
 * sensitive call.
 */
export function isProven({ provenAt, proofUsedAt }: Pick<Caller, 'provenAt' | 'proofUsedAt'>): boolean {
  if (!provenAt) return false;
  const now = Date.now();
  const lastUse = Math.max(provenAt.getTime(), proofUsedAt?.getTime() ?? 0);
  return now - provenAt.getTime() <= MAX_MS && now - lastUse <= UNUSED;
}

/**
 * Fails with PROOF_REQUIRED if the session owes a proof: for calls that are sensitive only with some input. The others say
 * `stepUp: true` (http/endpoint.ts).
 */
export async function assertProven(): Promise<void> {
  const caller = requestContext()?.caller;
  if (caller?.proofDue) throw new AppError('PROOF_REQUIRED');
  await caller?.useProof?.();
}
