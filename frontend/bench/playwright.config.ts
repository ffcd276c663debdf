import base from '../playwright.config';

/** The built product on its demo data, as in the tests; one browser, so that nothing else takes its time. */
export default {
  ...base,
  testDir: '.',
  outputDir: '../test-results',
  testMatch: '*.bench.ts',
  projects: [{ name: 'bench' }],
  workers: 1,
  timeout: 120_000,
};
