// The tests of every workspace but those in a browser. TypeScript goes through SWC, as in the build.
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { transform } from '@swc/core';
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';

const swc = JSON.parse(readFileSync(new URL('.swcrc', import.meta.url), 'utf8'));
delete swc.$schema;

const compile = {
  name: 'swc',
  enforce: 'pre',
  transform(code, id) {
    if (/\.tsx?$/.test(id))
      return transform(code, { ...swc, swcrc: false, filename: id, sourceFileName: id });
  },
};

/** A test that takes so many milliseconds hangs. A slow machine must not reach it. */
const HANGING = 120_000;

/** The files that run longest although they are short. At the end of a run the other workers would wait for them. */
const LONG_FILES =
  /\/(authorisation|documented-client|events|malformed-\w+|moderation-scores|processes)\.e2e-spec\.ts$/;

class LongFilesFirst extends BaseSequencer {
  async sort(files) {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }) => LONG_FILES.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

const project = (name, root, options) => ({
  oxc: false,
  plugins: [compile],
  test: {
    name,
    root,
    globals: true,
    // The files of a worker share their imports: importing the application takes longer than most files.
    isolate: false,
    // Built packages are imported by Node itself, as in production.
    server: { deps: { external: [/\/dist\//] } },
    ...options,
    // Hooks start servers, which take long on a busy machine.
    hookTimeout: 10 * 60_000,
  },
});

export default defineConfig({
  test: {
    // The tests wait for the database and for timers as often as they compute: one worker more than cores.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongFilesFirst },
    slowTestThreshold: 10_000,
    projects: [
      project('embedded-mongo', 'backend/embedded-mongo', {
        // Those below test/all store hundreds of megabytes.
        include: [
          'src/**/*.spec.ts',
          'test/*.spec.ts',
          ...(process.env.REPEATS ? ['test/all/*.spec.ts'] : []),
        ],
        globalSetup: `${import.meta.dirname}/backend/embedded-mongo/test/build.mjs`,
        testTimeout: HANGING,
      }),
      project('unit', 'backend', { include: ['src/**/*.spec.ts'], testTimeout: HANGING }),
      project('e2e', 'backend', {
        include: ['test/*.e2e-spec.ts'],
        globalSetup: `${import.meta.dirname}/backend/test/global-setup.mjs`,
        testTimeout: HANGING,
      }),
      // What only repeats: random actions, malformed requests, each field of each catalogue, processes that are killed.
      project('all', 'backend', {
        include: ['test/all/*.e2e-spec.ts'],
        globalSetup: `${import.meta.dirname}/backend/test/global-setup.mjs`,
        testTimeout: HANGING,
      }),
      project('app-client', 'app-client', { include: ['src/**/*.spec.ts'], testTimeout: HANGING }),
      project('frontend', 'frontend', { include: ['src/**/*.spec.ts'], testTimeout: HANGING }),
    ],
  },
});
