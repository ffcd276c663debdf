// Adds to the data of seed-growth.mjs what the search finds besides: the given number each of BDs, agency admins,
// agencies, coin agencies and gifts. The added staff accounts own nothing, so the scopes of the measured accounts stay.
import mongoose from 'mongoose';
import { giftCatalogue } from '../dist/modules/catalogues/gifts/gift.catalogue.js';
import { AgencyAdmin, AgencyAdminSchema } from '../dist/modules/staff/agency-admin/agency-admin.schema.js';
import { Agency, AgencySchema } from '../dist/modules/staff/agency/agency.schema.js';
import { Bd, BdSchema } from '../dist/modules/staff/bd/bd.schema.js';
import { CoinAgency, CoinAgencySchema } from '../dist/modules/staff/coin-agency/coin-agency.schema.js';
import { STAFF_SEARCH_FIELDS } from '../dist/modules/staff/shared/staff-account.schema.js';
import { searchKeysOf } from '../dist/platform/database/search.js';
import { inventAgencyName, inventPerson } from '../dist/startup/demo/people.js';
import { Random } from '../dist/startup/demo/random.js';

const BATCH = 2000;
const MINUTE = 60_000;

export async function seedSearch(uri, count) {
  const connection = await mongoose.createConnection(uri).asPromise();
  const random = new Random(9);
  const now = Date.now();
  const store = async ({ name }, schema, fields, make) => {
    const model = connection.model(name, schema);
    await model.init();
    const { _id, ...defaults } = new model().toObject();
    for (let at = 0; at < count; at += BATCH) {
      const records = Array.from({ length: Math.min(BATCH, count - at) }, (_, index) => {
        const createdAt = new Date(now - (count - at - index) * MINUTE);
        const record = { ...defaults, _id: new mongoose.Types.ObjectId(), createdAt, ...make(at + index) };
        return { ...record, searchKeys: searchKeysOf(fields.map((field) => String(record[field] ?? ''))) };
      });
      await model.collection.insertMany(records, { ordered: false, ignoreUndefined: true });
    }
    console.log(`  ${count} more ${model.collection.name}`);
  };
  /** The codes and numbers of the growth data are lower. */
  const account = (prefix, at) => {
    const { name, username } = inventPerson(random, new Set());
    const email = `${username}.${prefix}${at}@example.org`;
    return {
      name,
      email,
      number: String(917_000_000_000 + at * 41),
      uniqueId: `${prefix}${400_001 + at}`,
      password: '-',
    };
  };
  const staff = (kind, schema, prefix, more = () => ({})) =>
    store(kind, schema, STAFF_SEARCH_FIELDS, (at) => ({ ...account(prefix, at), ...more(at) }));
  await staff(Bd, BdSchema, 'BD');
  await staff(AgencyAdmin, AgencyAdminSchema, 'AA', (at) => ({ createBy: `BD${400_001 + at}` }));
  await staff(Agency, AgencySchema, 'AG', (at) => ({
    name: inventAgencyName(random),
    admin: `AA${400_001 + at}`,
    bd: `BD${400_001 + at}`,
  }));
  await staff(CoinAgency, CoinAgencySchema, 'coin@');
  const { record, schema } = giftCatalogue;
  await store(record, schema, ['title'], (at) => ({
    title: `${inventAgencyName(random)} gift ${at}`,
    coin: 5,
    order: at,
  }));
  await connection.close();
}
