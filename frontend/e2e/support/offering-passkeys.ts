import { type Installation, NO_LIMIT, startEmpty } from './empty-installation';
import { test as base } from './test';

/**
 * Each test has an installation of its own at `localhost`. Browsers have no passkeys at an IP address, the address of the
 * other tests.
 */
export const test = base.extend<{ offering: Installation }>({
  offering: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from this pattern.
    async ({}, use) => {
      const installation = await startEmpty('localhost');
      await use(installation);
      await installation.stop();
    },
    NO_LIMIT,
  ],
  baseURL: ({ offering }, use) => use(offering.url),
});
