import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, Types } from 'mongoose';
import { Admin, ADMIN_SEARCH_FIELDS } from '../staff/admins/admin.schema.js';
import { AgencyAdmin } from '../staff/agency-admin/agency-admin.schema.js';
import { Agency } from '../staff/agency/agency.schema.js';
import { Bd } from '../staff/bd/bd.schema.js';
import { CoinAgency } from '../staff/coin-agency/coin-agency.schema.js';
import { searchFilter } from '../../platform/database/search.js';
import { STAFF_SEARCH_FIELDS } from '../staff/shared/staff-account.schema.js';
import { User, USER_SEARCH_FIELDS } from '../users/user.schema.js';

type Searched = [{ name: string }, readonly string[]];
const STAFF: Searched[] = [
  [Admin, ADMIN_SEARCH_FIELDS],
  [Bd, STAFF_SEARCH_FIELDS],
  [AgencyAdmin, STAFF_SEARCH_FIELDS],
  [Agency, STAFF_SEARCH_FIELDS],
  [CoinAgency, STAFF_SEARCH_FIELDS],
];
const ACCOUNTS: Searched[] = [...STAFF, [User, USER_SEARCH_FIELDS]];

/** The number of accounts of each kind that are looked up. */
export const FOUND = 50;

interface Found {
  _id: Types.ObjectId;
  username?: string;
}
interface FoundAccounts {
  /** The _ids of the accounts. */
  ids: string[];
  /** Their usernames, which name their withdrawals, applications and videos. */
  usernames: string[];
  more: boolean;
}

/**
 * Searches accounts of all kinds by name, code or number, including deleted accounts. A search of the audit log first
 * finds accounts and then filters by their ids: storing search keys in each audit record would need the largest search
 * index of all.
 */
@Injectable()
export class AccountSearch {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** Finds accounts. `more` is true if further accounts match, which only a longer search finds. */
  find(search: string): Promise<FoundAccounts> {
    return this.findAmong(ACCOUNTS, search);
  }

  /** Finds accounts of staff only. */
  findStaff(search: string): Promise<FoundAccounts> {
    return this.findAmong(STAFF, search);
  }

  private async findAmong(kinds: Searched[], search: string): Promise<FoundAccounts> {
    const found = await Promise.all(
      kinds.map(([{ name }, fields]) =>
        this.connection
          .model<Found>(name)
          .find(searchFilter(search, fields), { username: 1 })
          .limit(FOUND + 1)
          .lean<Found[]>(),
      ),
    );
    const accounts = found.flatMap((some) => some.slice(0, FOUND));
    return {
      ids: accounts.map(({ _id }) => _id.toHexString()),
      usernames: accounts.flatMap(({ username }) => username ?? []),
      more: found.some(({ length }) => length > FOUND),
    };
  }
}
