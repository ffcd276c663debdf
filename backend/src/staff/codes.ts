/** What the codes of each kind begin with. */
export const CODE_PREFIX = { bd: 'BD', agencyadmin: 'AA', agency: 'AG', coin: 'coin@' } as const;

/** A code as it is stored, whatever its case when somebody types it. */
export const normaliseCode = (code: string) =>
  /^coin@/i.test(code) ? code.toLowerCase() : code.toUpperCase();
