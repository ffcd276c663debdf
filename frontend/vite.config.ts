import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import manifest from './package.json' with { type: 'json' };

/** In production the server fills in the operator's name and logo when it serves the page; here nobody else does. */
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
  // mantine-datatable may resolve a copy of its own: two copies mean two themes and twice the code.
  resolve: { dedupe: ['@mantine/core', '@mantine/hooks', 'react', 'react-dom'] },
  // Modules are preloaded by every browser the panels support, so the polyfill (an inline script) is left out.
  build: {
    manifest: true,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 400,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // The menu reads the declarations of all catalogues, and each page its own: one file, not one for each.
          groups: [{ name: 'catalogue-screens', test: /features\/catalogues\/[^/]+\/[^/]+-screens\.ts$/ }],
          includeDependenciesRecursively: false,
        },
      },
    },
  },
  server: { proxy: { '/api': process.env['API_URL'] ?? 'http://127.0.0.1:3000' } },
});
