import { test as base } from '@playwright/test';
import { Product } from './product';
import type { ScreenWalk, Screen } from './screen-walk';
import { awaitUsablePages } from './usable-pages';
import { Walks } from './walk-to';

/** The limit of the fixture that starts the product: the start itself notices when it hangs. */
const NO_LIMIT = 0;

interface PerWorker {
  product: Product;
  /** Returns a walk that is signed in to the panel of the screen. */
  walkTo: (screen: Screen) => Promise<ScreenWalk>;
}

/** Every test runs on the product of its worker, with the data that its file has made of the snapshot. */
export const test = base.extend<{ data: undefined }, PerWorker>({
  product: [
    async ({ browser }, use, { workerIndex }) => {
      await awaitUsablePages(browser);
      const product = await Product.start(workerIndex);
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: NO_LIMIT },
  ],
  // Here and not with the tests that walk: Playwright starts other workers for tests with other fixtures of a worker.
  walkTo: [
    async ({ browser, product }, use, { project }) => {
      const walks = await Walks.open(browser, product, project.use);
      await use((screen) => walks.to(screen));
      await walks.close();
    },
    { scope: 'worker' },
  ],
  data: [
    async ({ product }, use, { file }) => {
      await product.begin(file);
      await use(undefined);
    },
    { auto: true },
  ],
  baseURL: ({ product }, use) => use(product.url),
});
