/**
 * Returns a new idempotency key. crypto.randomUUID exists in secure contexts only, and a panel may be served over plain
 * HTTP.
 */
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
