const SECRET = /password|secret|token|key$|apiKey|certificate/i;
/** Fields that follow from other fields, for search, unique indexes and history: no person decides their values. */
const INTERNAL = new Set([
  ...['__v', 'version', 'searchKeys', 'usernameKey', 'emailKey', 'levelKey', 'numberEnd'],
  'ruleHistory',
]);

/** Returns the value of a field for display, masked if secret. */
export const shown = (name: string, value: unknown) => (SECRET.test(name) && value ? '••••' : value);

/** Returns the differences between two states of a record. Secrets are masked, but their change stays visible. */
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
