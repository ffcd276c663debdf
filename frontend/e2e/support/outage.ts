import { BreakableServer } from './breakable-server';
import { signIn, test as base } from './test';

/** The text of the banner without a connection. */
export const offline = 'No connection. Retrying…';

/** Signs in the admin and puts a server that can be stopped in front of the product. */
export const test = base.extend<{ server: BreakableServer }>({
  server: async ({ baseURL, context }, use) => {
    await signIn(context, 'admin');
    const server = new BreakableServer(Number(new URL(baseURL!).port));
    await server.start();
    await use(server);
    await server.stop();
  },
});
