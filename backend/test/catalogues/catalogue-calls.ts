// The calls of every catalogue from the table, sent by a signed-in admin of one application.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Response } from 'supertest';
import type { CatalogueKind } from '../../src/modules/catalogues/registry/catalogue-list.js';
import type { Agent, TestApp } from '../support/app.js';
import { expectSuccess } from '../support/errors.js';
import { type CatalogueCase, CATALOGUES } from './table.js';
import { sharedApp } from '../support/shared-app.js';

type Fields = Record<string, string | number>;
export type Shown = Record<string, unknown> & { _id: string };

interface Sent {
  agent?: Agent;
  leaveOut?: string;
  files?: CatalogueCase['files'];
}

const keyOf = (kind: CatalogueKind) => CATALOGUES[kind].key ?? 'details';
const given = (kind: CatalogueKind, ids: Record<string, string>): Fields => {
  const { fields } = CATALOGUES[kind];
  return typeof fields === 'function' ? fields(ids) : fields;
};

/** The names of a valid record's text and number fields, known before the application starts. */
export const fieldNames = (kind: CatalogueKind) => Object.keys(given(kind, {}));
export const fileNames = (kind: CatalogueKind) => Object.keys(CATALOGUES[kind].files ?? {});

/** The record in the answer to a change. */
export const shownBy = (kind: CatalogueKind, response: Response) =>
  expectSuccess(response)[keyOf(kind)] as Shown;

class CatalogueCalls {
  app: TestApp;
  admin: Agent;
  /** The ids of records that other catalogues name. */
  readonly ids: Record<string, string> = {};

  async start() {
    this.app = await sharedApp();
    this.admin = (await this.app.as('admin')).agent;
    for (const kind of ['live-gift-categories', 'vips'] as const) this.ids[kind] = (await this.add(kind))._id;
  }

  path(text: string, id = '66f0c0ffee00000000000001'): string {
    return `/api/${text.replace('{id}', id).replace('{vips}', this.ids.vips ?? '')}`;
  }

  fieldsOf(kind: CatalogueKind): Fields {
    return given(kind, this.ids);
  }

  sendAdd(kind: CatalogueKind, fields = this.fieldsOf(kind), more: Sent = {}): Promise<Response> {
    return this.send('post', this.path(CATALOGUES[kind].add!), CATALOGUES[kind], fields, more);
  }

  sendUpdate(kind: CatalogueKind, id: string, fields: Fields, more: Sent = {}): Promise<Response> {
    const { method = 'post', path, json = CATALOGUES[kind].json } = CATALOGUES[kind].update!;
    return this.send(method, this.path(path, id), { ...CATALOGUES[kind], json }, { id, ...fields }, more);
  }

  async add(kind: CatalogueKind, fields = this.fieldsOf(kind)): Promise<Shown> {
    return shownBy(kind, await this.sendAdd(kind, fields));
  }

  /** The ids of this many new records, in the order of adding. */
  async addSeveral(kind: CatalogueKind, count: number): Promise<string[]> {
    const added: string[] = [];
    while (added.length < count) added.push((await this.add(kind))._id);
    return added;
  }

  /** A record to work with: a new one, or the first record when the catalogue is only seeded. */
  async some(kind: CatalogueKind): Promise<Shown> {
    return CATALOGUES[kind].add ? this.add(kind) : (await this.list(kind)).records[0]!;
  }

  async list(kind: CatalogueKind, query = '') {
    const url = this.path(CATALOGUES[kind].list);
    const body = expectSuccess(await this.admin.get(`${url}${url.includes('?') ? '&' : '?'}${query}`));
    return { records: body[keyOf(kind)] as Shown[], total: body.total as number };
  }

  /** The whole list, in its order. */
  async idsOf(kind: CatalogueKind): Promise<string[]> {
    return (await this.list(kind, 'page=1&limit=100')).records.map(({ _id }) => _id);
  }

  remove(kind: CatalogueKind, id: string, agent = this.admin) {
    return agent.delete(this.path(CATALOGUES[kind].remove!, id));
  }

  restore(kind: CatalogueKind, id: string) {
    return this.admin.post('/api/admin/catalogues/restore').send({ kind, id });
  }

  async trash(): Promise<unknown> {
    return expectSuccess(await this.admin.get('/api/admin/catalogues/trash')).details;
  }

  filesIn(kind: CatalogueKind): string[] {
    const folder = join(this.app.dataDir, 'uploads', kind);
    // The first stored file creates the folder.
    return existsSync(folder) ? readdirSync(folder).filter((name) => name.includes('.')) : [];
  }

  private async send(
    method: 'post' | 'patch',
    url: string,
    { json, files: usual = {} }: CatalogueCase,
    fields: Fields,
    { agent = this.admin, leaveOut, files = usual }: Sent,
  ): Promise<Response> {
    const request = agent[method](url);
    const sent = Object.entries(fields).filter(([name]) => name !== leaveOut);
    if (json || !Object.keys(files).length) return request.send(Object.fromEntries(sent));
    for (const [name, value] of sent) request.field(name, value);
    for (const [name, make] of Object.entries(files)) {
      if (name !== leaveOut) request.attach(name, await make(), 'upload.bin');
    }
    return request;
  }
}

/** One application for the file. */
export function catalogueCalls(): CatalogueCalls {
  const calls = new CatalogueCalls();
  beforeAll(() => calls.start());
  afterAll(() => calls.app.close());
  return calls;
}
