// The calls that read and change the hierarchy, by the admin of one application for the whole file.
import { HOST_STATUS, type HostStatus } from '../../src/modules/hosts/host.schema.js';
import type { Actor, TestApp } from '../support/app.js';
import { expectSuccess } from '../support/errors.js';
import { sharedApp } from '../support/shared-app.js';

export type Node = Record<string, unknown> & { code: string; name: string };
export interface Coded {
  _id: { toHexString(): string };
  uniqueId: string;
  name: string;
}
type Query = Record<string, unknown>;
export type Branches = Awaited<ReturnType<HierarchyCalls['twoBranches']>>;

const { pending, approved, rejected } = HOST_STATUS;

class HierarchyCalls {
  app: TestApp;
  admin: Actor<'admin'>;

  async start() {
    this.app = await sharedApp();
    this.admin = await this.app.as('admin');
  }

  async read(call: string, query: Query = {}) {
    return expectSuccess(await this.admin.agent.get(`/api/admin/hierarchy/${call}`).query(query));
  }

  /** The accounts of a level. */
  async nodes(query: Query) {
    return (await this.read('level', query)).details as Node[];
  }

  /** The account with this code in a level. */
  async node(query: Query, code: string) {
    return (await this.nodes(query)).find((one) => one.code === code);
  }

  readonly preview = (body: object) => this.admin.agent.post('/api/admin/hierarchy/preview').send(body);

  readonly move = (body: object) => this.admin.agent.post('/api/admin/hierarchy/move').send(body);

  remove(collection: string, { uniqueId }: { uniqueId: string }) {
    return this.app.connection.collection(collection).updateOne({ uniqueId }, { $set: { deleted: true } });
  }

  stored(collection: string, { _id }: Coded) {
    return this.app.stored(collection, _id.toHexString());
  }

  /** The audit records of the moves of an account. */
  moveAudits({ _id }: Coded) {
    return this.app.connection
      .collection('audit')
      .find({ 'target.id': _id.toHexString(), action: /move$/ })
      .toArray();
  }

  /** A BD with two agency admins. The first has two agencies, of which the first has hosts in every state. */
  async branch() {
    const { create } = this.app;
    const bd = await create.bd();
    const first = await create.agencyAdmin({ createBy: bd.uniqueId });
    const second = await create.agencyAdmin({ createBy: bd.uniqueId });
    const ofFirst = { bd: bd.uniqueId, admin: first.uniqueId };
    const agency = await create.agency(ofFirst);
    const empty = await create.agency(ofFirst);
    const host = async (status: HostStatus, receivingCoins: number) => {
      const user = await create.user({ receivingCoins });
      return { user, host: await create.host(user, agency.uniqueId, { status }) };
    };
    const hosts = [
      await host(approved, 100),
      await host(approved, 250),
      await host(pending, 7),
      await host(rejected, 9),
    ];
    return { bd, first, second, agency, empty, hosts };
  }

  /** Two BDs with one agency admin each. The first agency admin has two agencies, of which the first has three hosts. */
  async twoBranches() {
    const { create } = this.app;
    const [bd, otherBd] = [await create.bd(), await create.bd()];
    const agencyAdmin = await create.agencyAdmin({ createBy: bd.uniqueId });
    const otherAdmin = await create.agencyAdmin({ createBy: otherBd.uniqueId });
    const below = { bd: bd.uniqueId, admin: agencyAdmin.uniqueId };
    const [agency, sister] = [await create.agency(below), await create.agency(below)];
    for (const status of [HOST_STATUS.approved, HOST_STATUS.approved, HOST_STATUS.pending]) {
      await create.host(await create.user(), agency.uniqueId, { status });
    }
    return { bd, otherBd, agencyAdmin, otherAdmin, agency, sister };
  }
}

/** The record of an account in a request to move it away from `from`. */
export const seen = ({ _id }: Coded, from: string) => ({ id: _id.toHexString(), from });

/** The request that moves the agency admin of the first BD to the second. */
export const toOtherBd = ({ agencyAdmin, bd, otherBd }: Branches) => ({
  kind: 'agencyadmin',
  records: [seen(agencyAdmin, bd.uniqueId)],
  to: otherBd.uniqueId,
});

/** One application for the whole file. */
export function hierarchyCalls(): HierarchyCalls {
  const calls = new HierarchyCalls();
  beforeAll(() => calls.start());
  afterAll(() => calls.app.close());
  return calls;
}
