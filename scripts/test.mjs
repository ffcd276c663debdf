// npm test: runs the checks of a change, also on a fresh clone. Fails when a test fails or is skipped.
//   --all     also runs the slow tests (REPEATS=1): backend/test/**/*.slow-spec.ts, more random queries, and the browser tests below
//             frontend/e2e/all (every width, longest texts)
//   --rest    runs only these slow tests
//   --repeats, --screens      run only the slow tests of the API and the database, or of the browser
//   --api     runs only the API's end-to-end tests, on the database of MONGODB_URI if set
//   --proof   also runs the long proofs (PROOF=1): kill -9 fifty times, 10,000 malformed requests per call
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, fail, npm, root, run } from './ensure.mjs';

const options = new Set(process.argv.slice(2));
const shell = process.platform === 'win32';
const reports = mkdtempSync(join(tmpdir(), 'callboard-test-'));
const counts = { passed: 0, failed: 0, flaky: 0 };
/** The share of the browser tests of a step that may pass on their second try. A busy machine can be too slow. */
const MAX_FLAKY = 0.01;
if (options.has('--proof')) process.env.PROOF = '1';

ensureInstalled();
await ensureBuilt(options.has('--api') ? ['backend/embedded-mongo', 'backend', 'app-client'] : undefined);
try {
  if (options.has('--api')) {
    jest('API', 'e2e');
  } else {
    const rest = options.has('--all') || options.has('--rest');
    const isPart = ['--rest', '--repeats', '--screens'].some((one) => options.has(one));
    if (!isPart) await everything();
    if (rest || options.has('--repeats')) repeats('Embedded database', vitest, 'embedded-mongo');
    if (rest || options.has('--repeats') || options.has('--proof')) repeats('API', jest, 'all');
    if (rest || options.has('--screens')) browser('Every screen', ['--config', 'playwright.all.config.ts']);
  }
} finally {
  rmSync(reports, { recursive: true, force: true });
}
console.log(`\n${counts.passed} passed (${counts.flaky} on the second try), ${counts.failed} failed`);

async function everything() {
  // The cheap checks come first, so that a broken line shows within seconds.
  jest('Units of the API', 'unit');
  vitest('Units of the panels and of the client', 'app-client', 'frontend');
  await check('Lint, format and types', ['lint', 'imports', 'unused', 'links', 'format:check']);
  step('Generated files', () => run(process.execPath, ['scripts/generate.mjs', '--check']));
  vitest('Screens of the panels, without a browser', 'screens');
  vitest('Embedded database', 'embedded-mongo');
  jest('API', 'e2e');
  browser('Browser');
}

/** Runs independent npm scripts in parallel. Prints the output of each script without a break. */
async function check(name, scripts) {
  console.log(`\n── ${name}`);
  const started = Date.now();
  const codes = await Promise.all(
    scripts.map(async (script) => {
      const child = spawn(npm, ['run', '--silent', script], { cwd: root, shell });
      const output = await Promise.all([child.stdout, child.stderr].map((stream) => stream.toArray()));
      process.stdout.write(Buffer.concat(output.flat()));
      return child.exitCode ?? (await once(child, 'exit'))[0];
    }),
  );
  if (codes.some((code) => code !== 0)) process.exit(1);
  console.log(`   ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

function step(name, work) {
  console.log(`\n── ${name}`);
  const started = Date.now();
  work();
  console.log(`   ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

/** Runs projects of vitest.config.mjs. */
function vitest(name, ...projects) {
  const of = projects.map((project) => `--project=${project}`);
  runner(name, root, (report) => [
    ...['node_modules/vitest/vitest.mjs', 'run', ...of],
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  ]);
}

/** Runs a project of backend/jest.config.mjs. */
function jest(name, project) {
  runner(name, join(root, 'backend'), (report) => [
    ...['../node_modules/jest/bin/jest.js', `--selectProjects=${project}`],
    ...['--json', `--outputFile=${report}`],
  ]);
}

/** Runs a test runner in a folder and reads its report. Both runners write the same form. */
function runner(name, cwd, commandWith) {
  step(name, () => {
    const report = join(reports, 'tests.json');
    run(process.execPath, commandWith(report), { cwd });
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(
      readFileSync(report, 'utf8'),
    );
    count(name, numPassedTests, numFailedTests, numPendingTests + numTodoTests);
  });
}

/** Runs a project with REPEATS=1: slow tests, and more runs of random tests. */
function repeats(name, runner, project) {
  process.env.REPEATS = '1';
  runner(`${name}: what only repeats`, project);
}

function browser(name, more = []) {
  step(name, () => {
    const report = join(reports, 'playwright.json');
    const command = ['../node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json', ...more];
    run(process.execPath, command, {
      cwd: join(root, 'frontend'),
      env: {
        ...process.env,
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        // A subfolder of the reports, so that both are removed together.
        E2E_DATA_DIR: mkdtempSync(join(reports, 'e2e-')),
      },
    });
    const { expected, unexpected, flaky, skipped } = JSON.parse(readFileSync(report, 'utf8')).stats;
    counts.flaky += flaky;
    count(name, expected + flaky, unexpected, skipped);
    if (flaky > Math.ceil(MAX_FLAKY * (expected + flaky)))
      fail(`${name}: ${flaky} tests passed only on their second try`);
  });
}

function count(name, passed, failed, skipped) {
  counts.passed += passed;
  counts.failed += failed;
  if (skipped) fail(`${name}: ${skipped} tests were skipped`);
  if (!passed) fail(`${name}: no test ran`);
}
