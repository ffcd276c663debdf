/** Names one call that moves coins, so that it is carried out once. randomUUID exists on HTTPS and localhost only. */
export const newCallKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
