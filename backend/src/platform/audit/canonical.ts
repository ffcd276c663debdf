/**
 * Returns one text for a stored value, whatever the order of its fields: JSON with sorted names and without spaces. Times
 * are `@<ISO time>`, ids `#<hex digits>`, other BSON types `!<type>:<text>`, which no JSON text begins with.
 */
export function canonical(value: unknown): string {
  if (value === undefined || value === null) return 'null';
  if (typeof value === 'string' || typeof value === 'boolean') return JSON.stringify(value);
  if (typeof value === 'number') return Object.is(value, -0) ? '0' : String(value);
  if (typeof value !== 'object') return `!${typeof value}:${String(value)}`;
  if (value instanceof Date) return `@${Number.isNaN(value.getTime()) ? '' : value.toISOString()}`;
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  const type = '_bsontype' in value && value._bsontype;
  if (type === 'ObjectId') return `#${String(value)}`;
  if (typeof type === 'string') return `!${type}:${JSON.stringify(value)}`;
  return object(value as Record<string, unknown>);
}

function object(value: Record<string, unknown>): string {
  const names = Object.keys(value).sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`).join()}}`;
}
