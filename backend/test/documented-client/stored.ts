// Compares what a documented call sent with the record that the call stored, field by field.
import { type Connection, Types } from 'mongoose';
import type { ContractRow } from '../support/contract.js';
import type { Answered, Sent } from './http.js';
import { keyOf } from './player.js';

/** Fields that no record holds as they were sent: ids, secrets, and what selects a page. */
const NEVER_STORED = /^(id|page|limit|search|rememberMe)$|password/i;

/**
 * Fields that the record of a call does not hold under their name, by call: `*` for all. Each of these calls needs at
 * least one field, so its success proves that the body was read.
 */
const NOT_ALIKE: Record<string, readonly string[]> = {
  'POST admin/usertag': ['myTag'],
  'POST admin/userban': ['banStatus'],
  'POST admin/deviceban': ['banStatus'],
  'POST admin/notification/send': ['userId'],
  'POST agency/host/applyhost': ['*'],
  'POST agency/host/approvehost': ['from', 'reason'],
  'DELETE admin/livetime/deletemultiple': ['*'],
  'POST agencyadmin/getAll': ['*'],
  'POST agencyadmin/allagency': ['*'],
  'POST video/agencyadmin/allagency': ['*'],
  'POST agencyadmin/hosts': ['*'],
  // The documented call has no body.
  'POST admin/withdrawal/coinrequest/{id}': ['*'],
  'POST video/admin/withdrawal/details': ['*'],
  'POST admin/recharge/sendcoin': ['*'],
  'PATCH coin/recharge/sendCoin': ['*'],
  // body-kinds.e2e-spec.ts tests the two histories, whose fields are all optional.
  'POST coin/recharge/history': ['*'],
  'POST coin/recharge/received': ['*'],
  'POST admin/return/coins': ['*'],
  'POST admin/vip/addVipPack': ['vipId'],
  'POST admin/content/aprovereject': ['status'],
  'POST app/edit/update': ['*'],
  'POST auth/refresh': ['*'],
  'POST admin/admins/{id}/disable': ['reason'],
  // body-kinds.e2e-spec.ts reads the keys, which are stored sealed.
  'PUT admin/secretfile/{id}': ['*'],
};

export class StoredRecords {
  /** The collection of the record that a call names or answers. */
  private readonly collections = new Map<string, string>();

  constructor(private readonly connection: Connection) {}

  /** Returns the sent fields that the record of this call does not hold as they were sent. */
  async differences(row: ContractRow, sent: Sent, answer: Answered): Promise<string[]> {
    const notAlike = NOT_ALIKE[keyOf(row)] ?? [];
    if (notAlike.includes('*')) return [];
    const record = await this.find(keyOf(row), idsIn(sent, answer));
    if (!record) return [`no record of ${Object.keys(sent.body ?? {}).join(', ')}`];
    return Object.entries(sent.body ?? {})
      .filter(
        ([name, value]) => !NEVER_STORED.test(name) && !notAlike.includes(name) && !Buffer.isBuffer(value),
      )
      .filter(([name, value]) => textOf(record[name]) !== textOf(value))
      .map(([name, value]) => `${name} is ${textOf(record[name])} instead of ${textOf(value)}`);
  }

  private async find(key: string, ids: string[]): Promise<Answered | undefined> {
    const known = this.collections.get(key);
    const names = known
      ? [known]
      : (await this.connection.listCollections())
          .map(({ name }) => name)
          .filter((name) => !name.startsWith('system.'));
    for (const id of ids) {
      for (const name of names) {
        const record = await this.connection.collection(name).findOne({ _id: new Types.ObjectId(id) });
        if (!record) continue;
        this.collections.set(key, name);
        return record;
      }
    }
    return undefined;
  }
}

const isId = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{24}$/.test(value);

/** The ids that name the record: in the address, in the body, in the answer. */
function idsIn({ path, query, body }: Sent, answer: Answered): string[] {
  const answered = Object.values(answer).flatMap((value) =>
    [value].flat().map((one) => (one as { _id?: unknown } | null)?._id),
  );
  return [path.split('/').at(-1), query?.id, body?.id, ...answered].filter(isId);
}

const textOf = (value: unknown): string => {
  if (value instanceof Types.ObjectId) return value.toString();
  // Some accounts store the plus of a phone number.
  return typeof value === 'string' ? value.replace(/^\+(?=\d+$)/, '') : JSON.stringify(value ?? '');
};
