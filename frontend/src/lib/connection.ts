/**
 * Whether the server can be asked. The browser knows only of the machine's networks: where it sees none, a server on the machine
 * itself still answers. To be asked before code is loaded, since a load that fails is remembered until the page is loaded anew.
 */
export const isConnected = async (): Promise<boolean> =>
  navigator.onLine ||
  fetch('/api/health/live', { cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/** Resolves when the server can be asked. */
export async function connected(): Promise<void> {
  if (await isConnected()) return;
  await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
}
