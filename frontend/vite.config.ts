import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import manifest from './package.json' with { type: 'json' };

/** Fills in the operator's name and logo in development. In production the server does so when it serves the page. */
const devBrand: Plugin = {
  name: 'dev-brand',
  apply: 'serve',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => html.replaceAll('%APP_NAME%', 'Callboard').replaceAll('%APP_LOGO%', ''),
  },
};

export default defineConfig({
  plugins: [react(), devBrand],
  define: { __VERSION__: JSON.stringify(manifest.version) },
  // mantine-datatable may resolve its own copy of Mantine: two copies mean two themes and twice the code.
  resolve: { dedupe: ['@mantine/core', '@mantine/hooks', 'react', 'react-dom'] },
  // All supported browsers preload modules, so the polyfill (an inline script) is left out.
  build: {
    manifest: true,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 400,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // A page of many small files opens late: code that three chunks or more share is bundled into one file for
          // libraries and one for components. The menu imports the declarations of all catalogues, and each page its own.
          groups: [
            {
              name: 'catalogue-screens',
              test: /features\/catalogues\/[^/]+\/[^/]+-screens\.ts$/,
              priority: 3,
            },
            { name: 'libraries', test: /node_modules/, minShareCount: 3, priority: 2 },
            { name: 'components', test: /src\/(components|lib|api)\//, minShareCount: 3, priority: 1 },
          ],
          includeDependenciesRecursively: false,
        },
      },
    },
  },
  server: { proxy: { '/api': process.env['API_URL'] ?? 'http://127.0.0.1:3000' } },
});
