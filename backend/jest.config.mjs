// The tests of the backend: `npx jest` in this folder, with the name of a file for one file. The runner imports the
// application once for each worker; Jest's own runner would import it once for each file.
import { availableParallelism } from 'node:os';

const project = (displayName, testMatch, options) => ({
  displayName,
  testMatch: testMatch.map((pattern) => `<rootDir>/${pattern}`),
  runner: '<rootDir>/test/jest/runner.mjs',
  setupFiles: ['<rootDir>/test/jest/worker.mjs'],
  setupFilesAfterEnv: ['<rootDir>/test/jest/limits.mjs'],
  transform: {},
  moduleFileExtensions: ['ts', 'mjs', 'js', 'json', 'node'],
  modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/embedded-mongo'],
  ...options,
});
const withDatabase = {
  globalSetup: '<rootDir>/test/jest/open-database.mjs',
  globalTeardown: '<rootDir>/test/jest/close-database.mjs',
};

export default {
  // The tests wait for the database and for timers as often as they compute: one worker more than cores.
  maxWorkers: availableParallelism() + 1,
  testSequencer: '<rootDir>/test/jest/long-files-first.mjs',
  projects: [
    project('unit', ['src/**/*.spec.ts']),
    project('e2e', ['test/**/*.e2e-spec.ts'], withDatabase),
    // What only repeats: random actions, malformed requests, each field of each catalogue, processes that are killed.
    project('all', ['test/**/*.slow-spec.ts'], withDatabase),
  ],
};
