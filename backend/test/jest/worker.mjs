// The first file that a worker of Jest loads.
import { register } from 'node:module';

// Imports of TypeScript are compiled by SWC, as in the build.
register('./compile-hooks.mjs', import.meta.url);
process.setSourceMapsEnabled(true);
// Jest disconnects a worker at the end of the run. The application that the files of the worker share stays open until then.
process.once('disconnect', () => process.exit());
