// The tests of the embedded database, the app's client and the panels, but those in a browser. backend/jest.config.mjs has
// those of the API.
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { manualModules } from './frontend/scripts/manual.mjs';

/** From Node 25 on, a storage of Node's own takes the place of the one of the simulated browser. */
const BROWSER_STORAGE = process.allowedNodeEnvironmentFlags.has('--experimental-webstorage')
  ? ['--no-experimental-webstorage']
  : [];

/** A test that takes so many milliseconds hangs. A slow machine must not reach it. */
const HANGING = 120_000;

const project = (name, root, options) => ({
  // The screens run with the production code of React.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  plugins: [manualModules],
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
    // The tests wait for the database and for timers as often as they compute: more workers than cores.
    maxWorkers: availableParallelism() + 2,
    slowTestThreshold: 10_000,
    // The warning prints the whole page: happy-dom has no layout, so that an opening menu holds nothing to focus.
    onConsoleLog: (log) => !log.includes('use-focus-trap'),
    projects: [
      project('embedded-mongo', 'backend/embedded-mongo', {
        // Those below test/all store hundreds of megabytes, or start dozens of processes.
        include: [
          'src/**/*.spec.ts',
          'test/*.spec.ts',
          ...(process.env.REPEATS ? ['test/all/*.spec.ts'] : []),
        ],
        globalSetup: `${import.meta.dirname}/backend/embedded-mongo/test/build.mjs`,
        testTimeout: HANGING,
      }),
      project('app-client', 'app-client', { include: ['src/**/*.spec.ts'], testTimeout: HANGING }),
      project('frontend', 'frontend', { include: ['src/**/*.spec.ts'], testTimeout: HANGING }),
      // Screens of the panels, rendered in happy-dom. Only the answers of the API are made up: see frontend/test.
      project('screens', 'frontend', {
        include: ['src/**/*.spec.tsx'],
        environment: 'happy-dom',
        // A wide window: the filters of lists are chips.
        environmentOptions: { happyDOM: { width: 1440, height: 900 } },
        execArgv: BROWSER_STORAGE,
        setupFiles: [`${import.meta.dirname}/frontend/test/setup.ts`],
        // The development code of React takes twice the time.
        env: { NODE_ENV: 'production' },
        testTimeout: HANGING,
      }),
    ],
  },
});
