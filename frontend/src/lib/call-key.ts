/** The Idempotency-Key of a form: the same for the same content until it went through, so that a retry is not a second call. */
export function callKeys() {
  let last: { content: string; key: string } | undefined;
  return {
    of(content: unknown): string {
      const text = JSON.stringify(content);
      if (last?.content !== text) last = { content: text, key: freshKey() };
      return last.key;
    },
    settle() {
      last = undefined;
    },
  };
}

// Not crypto.randomUUID: browsers have that in secure contexts only, and a panel may be served by plain HTTP inside a network.
const freshKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
