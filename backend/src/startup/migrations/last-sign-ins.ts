import type { Connection, Model, mongo, Types } from 'mongoose';
import { present } from '../../core/present.js';
import { Admin } from '../../modules/staff/admins/admin.schema.js';
import { AgencyAdmin } from '../../modules/staff/agency-admin/agency-admin.schema.js';
import { Agency } from '../../modules/staff/agency/agency.schema.js';
import { Bd } from '../../modules/staff/bd/bd.schema.js';
import { CoinAgency } from '../../modules/staff/coin-agency/coin-agency.schema.js';
import type { StaffRole } from '../../core/roles.js';
import { Session } from '../../platform/access/session.schema.js';

const ACCOUNTS: Record<StaffRole, { name: string }> = {
  admin: Admin,
  bd: Bd,
  agencyadmin: AgencyAdmin,
  agency: Agency,
  coin: CoinAgency,
};

/**
 * Sets the last sign-in of staff from before the filter: the begin of the latest stored session. Older sign-ins are not
 * known. Can be repeated.
 */
export async function fillLastSignIns({ models }: Connection): Promise<void> {
  const sessions = present(models[Session.name]);
  for (const [role, { name }] of Object.entries(ACCOUNTS)) {
    const latest = await sessions.aggregate<{ _id: Types.ObjectId; at: Date }>([
      { $match: { staff: true, role } },
      { $group: { _id: '$account', at: { $max: '$createdAt' } } },
    ]);
    const writes = latest.map(({ _id, at }) => ({
      updateOne: {
        filter: { _id, lastSignInAt: { $exists: false } },
        update: { $set: { lastSignInAt: at } },
      },
    }));
    const accounts = present(models[name]) as Model<object>;
    if (writes.length) await accounts.collection.bulkWrite(writes as mongo.AnyBulkWriteOperation[]);
  }
}
