const SECRET = /password|secret|token|key$|apiKey|certificate/i;
/** Kept for searching and for unique indexes only: no decision of anybody. */
const INTERNAL = new Set(['__v', 'searchKeys', 'usernameKey', 'emailKey', 'levelKey', 'numberEnd']);

/** A field of a record as it may be shown. */
export const shown = (name: string, value: unknown) => (SECRET.test(name) && value ? '••••' : value);

/** What differs between two states of a record; secrets are masked (that one changed is still seen). */
export function differences(before: object, after: object) {
  const from: Record<string, unknown> = {};
  const to: Record<string, unknown> = {};
  const old = before as Record<string, unknown>;
  const now = after as Record<string, unknown>;
  for (const name of new Set([...Object.keys(old), ...Object.keys(now)])) {
    if (INTERNAL.has(name) || JSON.stringify(old[name]) === JSON.stringify(now[name])) continue;
    if (name in old) from[name] = shown(name, old[name]);
    if (name in now) to[name] = shown(name, now[name]);
  }
  return { before: from, after: to };
}
