import base from '../jest.base.mjs';

const shared = { ...base, rootDir: import.meta.dirname };

export default {
  projects: [
    { ...shared, displayName: 'unit', testMatch: ['<rootDir>/src/**/*.spec.ts'] },
    {
      ...shared,
      displayName: 'e2e',
      testEnvironment: '<rootDir>/test/environment.mjs',
      testMatch: ['<rootDir>/test/**/*.e2e-spec.ts'],
      globalSetup: '<rootDir>/test/global-setup.mjs',
      globalTeardown: '<rootDir>/test/global-teardown.mjs',
    },
  ],
  testTimeout: 30_000,
  // The tests wait for the database as often as they compute: one worker a core, not one less.
  maxWorkers: '100%',
  // Each file leaves a hundred megabytes of its modules behind, and the collector slows what follows.
  workerIdleMemoryLimit: '400MB',
};
