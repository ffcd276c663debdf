// Writes the panels' API slices from the OpenAPI document. A tag that is gone takes its slice with it.
import { readdirSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { generateEndpoints } from '@rtk-query/codegen-openapi';
import config from '../rtk.config.mjs';

process.chdir(resolve(import.meta.dirname, '..'));
const { outputFiles, ...common } = config;
const folder = dirname(config.apiFile);
for (const file of readdirSync(folder)) if (file.endsWith('.gen.ts')) rmSync(join(folder, file));
for (const [outputFile, options] of Object.entries(outputFiles)) {
  await generateEndpoints({ ...common, ...options, outputFile });
}
