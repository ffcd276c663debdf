// Writes the panels' API slices from the OpenAPI document, each with the limits of its calls' fields and with its lists; the
// codes of its failures; the names of the catalogues; the rights of admins; and the limits that several panels share. A tag
// that is gone takes its slice with it.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { generateEndpoints } from '@rtk-query/codegen-openapi';
import config, { operations, operationsOf } from '../rtk.config.mjs';
import { cataloguesOf } from './catalogues.mjs';
import { limitsSource, sharedLimitsSource } from './limits.mjs';
import { listsSource } from './lists.mjs';
import { touchedSource } from './touched.mjs';

process.chdir(resolve(import.meta.dirname, '..'));
const { outputFiles, ...common } = config;
const document = JSON.parse(readFileSync(common.schemaFile, 'utf8'));
const folder = dirname(config.apiFile);
for (const file of readdirSync(folder)) if (file.endsWith('.gen.ts')) rmSync(join(folder, file));

/** The generator's unionUndefined reaches the types of the document, and leaves out those of a call's parameters. */
const unionUndefined = (slice) =>
  slice.replace(/^export type \w+ApiArg = \{$.+?^\};$/gms, (parameters) =>
    parameters.replace(/^( {2}[\w'-]+\?:[^;]+);$/gm, '$1 | undefined;'),
  );

const slices = [];
for (const [outputFile, options] of Object.entries(outputFiles)) {
  await generateEndpoints({ ...common, ...options, outputFile });
  const slice = unionUndefined(readFileSync(outputFile, 'utf8'));
  const own = operationsOf(basename(outputFile, '.gen.ts'));
  slices.push(own);
  writeFileSync(outputFile, slice + limitsSource(document, own));
  // Apart from the slice: a page that shares the filters of several lists does not load their calls.
  const lists = listsSource(document, own);
  if (lists) writeFileSync(outputFile.replace(/gen\.ts$/, 'lists.gen.ts'), lists);
}
// Not part of a slice, because the code that reads a failure belongs to a lower layer than all slices.
const union = (name) => document.components.schemas[name].enum.map((value) => `  | '${value}'`).join('\n');
writeFileSync(join(folder, 'error-code.gen.ts'), `export type ErrorCode =\n${union('ErrorCode')};\n`);
writeFileSync(join(folder, '../lib/right.gen.ts'), `export type Right =\n${union('Right')};\n`);
const values = (name) => JSON.stringify(document.components.schemas[name].enum);
writeFileSync(
  join(folder, '../lib/kinds.gen.ts'),
  `export const catalogueKinds = ${values('CatalogueKind')} as const;
export const catalogueNames = ${JSON.stringify(cataloguesOf(document))} as const;
export const staffKinds = ${values('StaffKind')} as const;
export type ChangedKind =\n${union('ChangedKind')};\n`,
);
writeFileSync(join(folder, '../lib/touched.gen.ts'), touchedSource(document, operations));
const areas = JSON.stringify(document['x-right-areas']);
writeFileSync(join(folder, '../lib/right-areas.gen.ts'), `export const areas = ${areas} as const;\n`);
writeFileSync(join(folder, '../lib/shared-limits.gen.ts'), sharedLimitsSource(document, slices));
