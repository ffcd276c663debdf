// Exports and imports between two applications: an old environment and a new one.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Response } from 'supertest';
import type { CatalogueKind } from '../../src/modules/catalogues/registry/catalogue-list.js';
import { zipOf } from '../../src/platform/files/zip/zip-writer.js';
import { type Agent, startApp, type TestApp } from '../support/app.js';
import { expectSuccess } from '../support/errors.js';
import type { Shown } from './catalogue-calls.js';
import { CATALOGUES } from './table.js';

interface Row {
  row: number;
  label: string;
  outcome: 'added' | 'changed' | 'unchanged' | 'refused';
  errors: { field: string; message: string }[];
}
export interface Report {
  added: number;
  changed: number;
  unchanged: number;
  refused: number;
  rows: Row[];
}

/** The two applications, and a signed-in admin of each. */
export class TransferApps {
  old: TestApp;
  fresh: TestApp;
  from: Agent;
  to: Agent;

  async start() {
    this.old = await startApp();
    this.fresh = await startApp();
    ({ agent: this.from } = await this.old.as('admin'));
    ({ agent: this.to } = await this.fresh.as('admin'));
  }

  async close() {
    await this.old.close();
    await this.fresh.close();
  }
}

/** Both applications for the whole file. */
export function transferApps(): TransferApps {
  const apps = new TransferApps();
  beforeAll(() => apps.start());
  afterAll(() => apps.close());
  return apps;
}

const url = (path: string, ids: Record<string, string> = {}) =>
  `/api/${path.replace('{vips}', ids['vips'] ?? '')}`;

let levels = 0;
export async function add(
  agent: Agent,
  kind: CatalogueKind,
  ids: Record<string, string> = {},
): Promise<Shown> {
  const { add: path, fields, files = {}, json, key = 'details' } = CATALOGUES[kind];
  const given = typeof fields === 'function' ? fields(ids) : fields;
  // An import accepts each level number once.
  const values = 'level' in given ? { ...given, level: (levels += 1) } : given;
  const request = agent.post(url(path!));
  if (json || !Object.keys(files).length) return expectSuccess(await request.send(values))[key] as Shown;
  for (const [name, value] of Object.entries(values)) request.field(name, value);
  for (const [name, make] of Object.entries(files)) request.attach(name, await make(), 'upload.bin');
  return expectSuccess(await request)[key] as Shown;
}
export async function list(
  agent: Agent,
  kind: CatalogueKind,
  ids: Record<string, string> = {},
): Promise<Shown[]> {
  const { list: path, key = 'details' } = CATALOGUES[kind];
  return expectSuccess(await agent.get(url(path, ids)))[key] as Shown[];
}
const whole = (response: Response, done: (error: Error | null, body: Buffer) => void) => {
  const chunks: Buffer[] = [];
  const stream = response as unknown as NodeJS.ReadableStream;
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  stream.on('end', () => done(null, Buffer.concat(chunks)));
};
export async function exported(agent: Agent, kind: CatalogueKind, format: 'zip' | 'csv' | 'json') {
  const response = await agent
    .get(`/api/admin/catalogues/export.${format}?kind=${kind}`)
    .buffer(true)
    .parse(whole as never);
  expect(response.status).toBe(200);
  return { content: response.body as Buffer, headers: response.headers };
}
export const send = (agent: Agent, kind: CatalogueKind, mode: 'check' | 'import', file: Buffer | string) =>
  agent
    .post('/api/admin/catalogues/import')
    .field({ kind, mode })
    .attach('file', Buffer.from(file), 'any-name.bin');
export const reported = async (...args: Parameters<typeof send>) =>
  expectSuccess(await send(...args)).details as Report;

/** Returns an export as an archive. */
export const zip = (records: object[], files: Record<string, Buffer> = {}, kind = 'gifts'): Promise<Buffer> =>
  archive({ 'catalogue.json': Buffer.from(JSON.stringify({ kind, records })), ...files });

/** Returns an archive with these files. */
export async function archive(files: Record<string, Buffer>): Promise<Buffer> {
  async function* entries() {
    for (const [name, content] of Object.entries(files)) yield { name, content };
  }
  const parts: Buffer[] = [];
  for await (const part of zipOf(entries())) parts.push(part);
  return Buffer.concat(parts);
}
export const json = (kind: string, records: object[]) => JSON.stringify({ kind, records });
export const filesIn = (app: TestApp, kind: CatalogueKind): string[] => {
  try {
    return readdirSync(join(app.dataDir, 'uploads', kind)).filter((name) => name.includes('.'));
  } catch {
    return []; // The folder appears with the first file.
  }
};
