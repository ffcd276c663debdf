// Builds the code with which a worker of the server renders screens (src/server). The result is next to the manifest,
// where no browser can fetch it.
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import manifest from './package.json' with { type: 'json' };
import { manualModules } from './scripts/manual.mjs';

export default defineConfig({
  plugins: [react(), manualModules],
  define: {
    __VERSION__: JSON.stringify(manifest.version),
    'process.env.NODE_ENV': JSON.stringify('production'),
  },
  resolve: { dedupe: ['@mantine/core', '@mantine/hooks', 'react', 'react-dom'] },
  ssr: { noExternal: true },
  publicDir: false,
  build: {
    ssr: 'src/server/worker.ts',
    outDir: 'dist/.vite/server',
    reportCompressedSize: false,
    rolldownOptions: { output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' } },
  },
});
