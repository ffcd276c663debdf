// Writes the panels' API slices from the OpenAPI document, each with the limits of its calls' fields, and the limits
// that several panels share. A tag that is gone takes its slice with it.
import { appendFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { generateEndpoints } from '@rtk-query/codegen-openapi';
import config, { operationsOf } from '../rtk.config.mjs';
import { limitsSource, sharedLimitsSource } from './limits.mjs';

process.chdir(resolve(import.meta.dirname, '..'));
const { outputFiles, ...common } = config;
const document = JSON.parse(readFileSync(common.schemaFile, 'utf8'));
const folder = dirname(config.apiFile);
for (const file of readdirSync(folder)) if (file.endsWith('.gen.ts')) rmSync(join(folder, file));
for (const [outputFile, options] of Object.entries(outputFiles)) {
  await generateEndpoints({ ...common, ...options, outputFile });
  appendFileSync(outputFile, limitsSource(document, operationsOf(basename(outputFile, '.gen.ts'))));
}
writeFileSync(join(folder, '../lib/shared-limits.gen.ts'), sharedLimitsSource(document));
