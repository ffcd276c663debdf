import { randomInt } from 'node:crypto';

/** What the codes of each kind begin with. */
export const CODE_PREFIX = { bd: 'BD', agencyadmin: 'AA', agency: 'AG', coin: 'coin@' } as const;
export type CodedKind = keyof typeof CODE_PREFIX;
export const CODED_KINDS = Object.keys(CODE_PREFIX) as CodedKind[];

/** A code as it is stored, whatever its case when somebody types it. */
export const normaliseCode = (code: string) =>
  /^coin@/i.test(code) ? code.toLowerCase() : code.toUpperCase();

/** A new code: drawn, not counted, so that codes tell nothing of how many there are. The unique index refuses a taken one. */
export const drawCode = (kind: CodedKind) => `${CODE_PREFIX[kind]}${randomInt(100_000, 1_000_000)}`;
