import { randomInt } from 'node:crypto';

/** The code prefix of each kind. */
export const CODE_PREFIX = { bd: 'BD', agencyadmin: 'AA', agency: 'AG', coin: 'coin@' } as const;
export type CodedKind = keyof typeof CODE_PREFIX;
export const CODED_KINDS = Object.keys(CODE_PREFIX) as CodedKind[];

/** Converts a typed code to the stored upper or lower case. */
export const normaliseCode = (code: string) =>
  /^coin@/i.test(code) ? code.toLowerCase() : code.toUpperCase();

/**
 * Returns a random code, so that codes do not reveal the number of accounts. The unique index rejects a code that is
 * taken.
 */
export const drawCode = (kind: CodedKind) => `${CODE_PREFIX[kind]}${randomInt(100_000, 1_000_000)}`;
