/** A fresh Idempotency-Key. Not crypto.randomUUID: browsers have that in secure contexts only, and a panel may be served by plain HTTP. */
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
