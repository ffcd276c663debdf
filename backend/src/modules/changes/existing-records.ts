import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { type Connection, Types } from 'mongoose';
import { Job } from '../../platform/jobs/job.schema.js';
import { CATALOGUES } from '../catalogues/registry/catalogue-list.js';
import { Host } from '../hosts/host.schema.js';
import { Admin } from '../staff/admins/admin.schema.js';
import { AgencyAdmin } from '../staff/agency-admin/agency-admin.schema.js';
import { Agency } from '../staff/agency/agency.schema.js';
import { Bd } from '../staff/bd/bd.schema.js';
import { CoinAgency } from '../staff/coin-agency/coin-agency.schema.js';
import { User } from '../users/user.schema.js';
import { Video } from '../videos/video.schema.js';
import { Withdrawal } from '../withdrawals/withdrawal.schema.js';

const RECORDS: Record<string, { name: string }> = {
  ...{ user: User, host: Host, withdrawal: Withdrawal, video: Video, job: Job },
  ...{ admin: Admin, bd: Bd, agencyadmin: AgencyAdmin, agency: Agency, coin: CoinAgency },
  ...Object.fromEntries(CATALOGUES.map(({ kind, record }) => [kind, record])),
};

/** Knows which records exist, for readers who reach all of a kind. Deleted records that are still stored count. */
@Injectable()
export class ExistingRecords {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** Returns those of the ids that a record of this kind has. */
  async among(kind: string, ids: readonly string[]): Promise<string[]> {
    const record = RECORDS[kind];
    if (!record) return [];
    const _id = { $in: ids.map((id) => new Types.ObjectId(id)) };
    const found = await this.connection
      .model<{ _id: Types.ObjectId }>(record.name)
      .find({ _id }, { _id: 1 })
      .lean();
    return found.map((one) => one._id.toHexString());
  }
}
