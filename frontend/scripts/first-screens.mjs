// Writes the table of first screens (src/panels/first-screens.ts) next to the manifest of the build. Runs after the build,
// because the source files in the table must be chunks of it.
import { AsyncLocalStorage } from 'node:async_hooks';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createServer, createServerModuleRunner } from 'vite';
import { ESModulesEvaluator, ssrDynamicImportKey } from 'vite/module-runner';

const root = resolve(import.meta.dirname, '..');
const json = (path) => JSON.parse(readFileSync(resolve(root, path), 'utf8'));

// The modules of the screens look at the browser when they load.
const nothing = () => undefined;
Object.assign(globalThis, {
  addEventListener: nothing,
  document: { addEventListener: nothing, querySelector: () => null },
  // An open channel of Node would keep the process alive.
  BroadcastChannel: class {},
});

/** Represents every module, component and function that a screen takes from code that is not loaded. */
const anything = new Proxy(nothing, {
  get: (_, name) => (name === 'then' ? undefined : anything),
});

/** The source files that the running function of a screen has imported. */
const imported = new AsyncLocalStorage();

/** Runs the tables of screens. Records each `import()` instead of loading the code of a screen. */
class Recorder extends ESModulesEvaluator {
  runInlinedModule(context, code) {
    const record = async (url) => {
      imported.getStore()?.push(url.slice(1));
      return anything;
    };
    return super.runInlinedModule({ ...context, [ssrDynamicImportKey]: record }, code);
  }
}

const server = await createServer({
  ...{ root, configFile: false, logLevel: 'warn', appType: 'custom' },
  server: { middlewareMode: true, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
const runner = createServerModuleRunner(server.environments.ssr, { hmr: false, evaluator: new Recorder() });
try {
  const { firstScreens, tables } = await runner.import('/src/panels/first-screens.ts');
  const manifest = json('dist/.vite/manifest.json');
  const codeOf = (load) =>
    imported.run([], async () => {
      await load();
      const files = imported.getStore();
      const missing = files.filter((file) => !(file in manifest));
      if (missing.length) throw new Error(`The build has no chunk of ${missing.join(', ')}`);
      return files;
    });
  const table = await firstScreens(tables, json('../backend/openapi.json'), codeOf);
  writeFileSync(resolve(root, 'dist/.vite/first-screens.json'), JSON.stringify(table));
} finally {
  await server.close();
}
