import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';
import manifest from './package.json' with { type: 'json' };
import { manualModules } from './scripts/manual.mjs';

/** Fills in the brand and the version in development. In production the server does so when it serves the page. */
const devBrand: Plugin = {
  name: 'dev-brand',
  apply: 'serve',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) =>
      html
        .replaceAll('%APP_NAME%', 'Callboard')
        .replaceAll('%APP_LOGO%', '')
        .replaceAll('%VERSION%', manifest.version)
        .replaceAll('%TIME_ZONES%', '')
        .replaceAll('%DEMO%', ''),
  },
};

/** Puts the first frame next to the manifest: the server reads it and no browser can fetch it. */
const forServer: Plugin = {
  name: 'for-server',
  apply: 'build',
  generateBundle() {
    const source = readFileSync(join(import.meta.dirname, 'page/first-frame.html'));
    this.emitFile({ type: 'asset', fileName: '.vite/first-frame.html', source });
  },
};

/**
 * Fails the build if the file `base` would load code that only some screens need, or if `shared` would load code that is
 * loaded on demand, such as the check of passwords. Fails too if the first script of a page, which waits for the paint of the
 * server's screen, would run more than the styles and the loader before.
 */
const layers: Plugin = {
  name: 'layers',
  apply: 'build',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const below = ['rolldown-runtime', 'loader', 'styles', 'react', 'libraries'];
    for (const [layer, allowed] of [
      ['base', below],
      ['shared', [...below, 'base']],
    ] as const) {
      const chunk = chunks.find(({ name }) => name === layer);
      const files = new Set(
        chunks.filter(({ name }) => allowed.includes(name)).map(({ fileName }) => fileName),
      );
      const wrong = chunk?.imports.filter((file) => !files.has(file));
      if (!chunk || wrong?.length) this.error(`The file ${layer} imports ${String(wrong)}`);
    }
    const first = chunks.find(({ isEntry }) => isEntry);
    const light = new Set(['loader', 'styles']);
    const heavy = chunks.filter(
      ({ name, fileName }) => !light.has(name) && first?.imports.includes(fileName),
    );
    if (heavy.length) this.error(`Before the first paint runs ${heavy.map(({ name }) => name).join()}`);
  },
};

/** Compresses the files once, at build time. Quality 9 takes a fifth of the time of 11 and costs 7 % more bytes. */
const compressed = compression({
  include: /\.(js|css|svg)$/,
  threshold: 1024,
  logLevel: 'silent',
  algorithms: [
    defineAlgorithm('brotliCompress', { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    defineAlgorithm('gzip', { level: 9 }),
  ],
});

/** The calls that the code of the frame makes. */
const FRAME_CALLS = 'auth|changes|inbox|lists';

export default defineConfig({
  plugins: [react(), manualModules, devBrand, forServer, layers, compressed],
  // mantine-datatable may resolve its own copy of Mantine: two copies mean two themes and twice the code.
  resolve: { dedupe: ['@mantine/core', '@mantine/hooks', 'react', 'react-dom'] },
  // All supported browsers preload modules, so the polyfill (an inline script) is left out.
  build: {
    manifest: true,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 400,
    rolldownOptions: {
      output: {
        // Chromium compiles the functions of this file while it loads, off the page's thread: most of them run at once.
        postBanner: ({ name }) => (name === 'react' ? '//# allFunctionsCalledOnLoad' : ''),
        codeSplitting: {
          // A page of many small files opens late: one file for the libraries, one for what every page needs
          // (components/base), one for what several screens share. Each panel and each screen has its own file, and so has
          // what is loaded on demand, such as the player of animations.
          groups: [
            // What the first script of a page needs, which runs before the screen of the server is painted.
            { name: 'loader', test: /vite\/preload-helper/ },
            // Must come before the styles of all components.
            { name: 'styles', test: /src\/styles\/.*\.css$/ },
            // Must come before the other libraries: these libraries bring copies of those below. Only the chart of a dashboard needs
            // them.
            {
              name: 'charts',
              test: /node_modules\/(@mantine\/(charts|core\/esm\/components\/ColorSwatch)|recharts|victory-vendor|d3-[a-z-]+|decimal\.js-light|es-toolkit|eventemitter3|internmap|tiny-invariant|react-is)\//,
            },
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|scheduler|react-router.*|react-redux|@reduxjs|redux.*|immer|reselect|use-sync-external-store|@standard-schema|cookie|set-cookie-parser|turbo-stream)\//,
            },
            {
              name: 'libraries',
              test: /node_modules\/(?!pbf|@simplewebauthn|@zxcvbn-ts|fastest-levenshtein)/,
            },
            {
              name: 'base',
              test: new RegExp(
                `src/(components/base/(?!.*on-demand/)|lib/|styles/|api/(?!.*\\.gen)|api/(${FRAME_CALLS})\\.gen)`,
              ),
            },
            { name: 'shared', test: /src\/(api|components|features)\//, minShareCount: 3 },
          ],
          includeDependenciesRecursively: false,
        },
      },
    },
  },
  server: { proxy: { '/api': process.env['API_URL'] ?? 'http://127.0.0.1:3000' } },
});
