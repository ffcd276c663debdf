import base from '../playwright.config';

/** Runs the built product with demo data, as the tests do, in a single browser so that nothing competes for the CPU. */
export default {
  ...base,
  testDir: '.',
  outputDir: '../test-results',
  testMatch: '*.bench.ts',
  projects: [{ name: 'bench' }],
  workers: 1,
  timeout: 120_000,
};
