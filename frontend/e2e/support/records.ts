// Finds one demo data record of each kind, for use in addresses.
import { expect, type APIRequestContext } from '@playwright/test';
import type { CatalogueKind } from '../../src/api/catalogues.gen';
import type { Host } from '../../src/api/hosts.gen';
import type { User } from '../../src/api/users.gen';
import type { Withdrawal } from '../../src/api/withdrawals.gen';
import { accounts } from './accounts';
import { declaredList } from './declared-lists';

interface Named {
  _id: string;
  uniqueId: string;
}

/** The body of a list that is read by POST. */
interface Sent {
  body?: object;
}

/** Looks up demo data records. Each list is read once. */
export class Records {
  private readonly found = new Map<string, Promise<unknown>>();

  /** `request` must be signed in as platform admin. */
  constructor(private readonly request: APIRequestContext) {}

  user = () => this.oldest<User>('admin/users?sort=createdAt&limit=1&page=9');
  bd = () => this.staff('bdpanel/getbd', 'bd');
  agencyAdmin = () => this.staff('agencadminpanel/getall', 'agencyadmin');
  agency = () => this.staff('admin/agencyPanel/getAgencyPanel', 'agency');
  coinAgency = () => this.staff('admin/coinPanel/getCoinPanel', 'coin');
  host = () => this.oldest<Host>(`agency/host/gethost?status=1&search=${accounts.agency.id}&page=1&limit=1`);
  withdrawal = (status: 0 | 1) =>
    this.oldest<Withdrawal>(`admin/withdrawal/pending?status=${status}&page=1&limit=1`);
  order = () => this.oldest('admin/orders?page=1&limit=1');
  /** A sale of the coin agency that signs in. */
  sale = () =>
    this.oldest('coin/recharge/history', { body: { coinAgency: accounts.coin.id, page: 1, limit: 100 } });
  /** A salary run, and an import of staff. The demo data has none, so the first call starts one. */
  salaryRun = () =>
    this.imported('salaries', 'salaryruns', { rows: 1, coins: 1 }, ['code,coins', `${accounts.coin.id},1`]);
  staffImport = () =>
    this.imported('bd', 'staffimports', { kind: 'bd', rows: 1 }, [
      'name,email,number',
      `Imported BD,imported.${Date.now()}@example.com,91${String(Date.now()).slice(-10)}`,
    ]);
  /** A bulk change. The demo data has none, so the first call starts one: it activates users who are active. */
  bulkChange = async () => {
    const path = 'admin/batches?source=bulk&page=1&limit=1';
    if (!((await this.read(path, {})) as unknown[]).length) {
      const users = (await this.read('admin/users?active=true&page=1&limit=5', {})) as { _id: string }[];
      const data = { action: 'activate', ids: users.map(({ _id }) => _id), expected: users.length };
      const answer = await this.request.post('/api/admin/users/bulk', {
        headers: { 'X-Panel': 'admin' },
        data,
      });
      if (!answer.ok()) throw new Error(`users/bulk: ${await answer.text()}`);
    }
    return this.carriedOut(path);
  };
  catalogue = (kind: CatalogueKind) =>
    this.oldest(`${declaredList('admin', kind).operation.path.replace('/api/', '')}?page=1&limit=100`);

  private async imported(
    kind: string,
    call: string,
    fields: Record<string, string | number>,
    rows: string[],
  ) {
    const path = `admin/batches?kind=${kind}&page=1&limit=1`;
    if (!((await this.read(path, {})) as unknown[]).length) {
      const file = { name: 'table.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) };
      const answer = await this.request.post(`/api/admin/${call}`, {
        headers: { 'X-Panel': 'admin' },
        multipart: { title: 'Screen', ...fields, file },
      });
      if (!answer.ok()) throw new Error(`${call}: ${await answer.text()}`);
    }
    return this.carriedOut(path);
  }

  /** Returns a batch of the list at this path, once its job has ended or a second admin must decide. */
  private async carriedOut(path: string): Promise<{ _id: string }> {
    await expect(async () => {
      const [batch] = (await this.read(path, {})) as { state: string }[];
      expect(batch?.state).toMatch(/^(done|asked)$/);
    }).toPass({ timeout: 20_000 });
    return this.oldest(path);
  }

  private staff(call: string, kind: keyof typeof accounts) {
    return this.oldest<Named>(`${call}?search=${encodeURIComponent(accounts[kind].id)}`);
  }

  /** Returns the oldest record. It is part of the demo data, so no concurrent test deletes it. */
  private async oldest<Row extends { _id: string }>(path: string, sent: Sent = {}): Promise<Row> {
    const rows = this.found.get(path) ?? this.read(path, sent);
    this.found.set(path, rows);
    const [first, ...others] = (await rows) as Row[];
    if (!first) throw new Error(`${path} found nothing`);
    return others.reduce((old, row) => (row._id < old._id ? row : old), first);
  }

  private async read(path: string, { body }: Sent): Promise<unknown> {
    const answer = await this.request.fetch(`/api/${path}`, {
      headers: { 'X-Panel': 'admin' },
      ...(body && { method: 'POST', data: body }),
      // Retries, because the server closes idle connections and may close this connection during the request.
      maxRetries: 2,
    });
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
    // Each endpoint returns its rows under a different key.
    return Object.values((await answer.json()) as object).find(Array.isArray);
  }
}
