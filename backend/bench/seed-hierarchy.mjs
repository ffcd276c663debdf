// Seeds an empty database with a tree of staff and hosts: one agency admin with many agencies, the others with few.
import mongoose from 'mongoose';
import { hashPassword } from '../dist/platform/access/passwords.js';
import { AgencyAdmin, AgencyAdminSchema } from '../dist/modules/staff/agency-admin/agency-admin.schema.js';
import { Agency, AgencySchema } from '../dist/modules/staff/agency/agency.schema.js';
import { Bd, BdSchema } from '../dist/modules/staff/bd/bd.schema.js';
import { inventAgencyName, inventPerson } from '../dist/startup/demo/people.js';
import { Random } from '../dist/startup/demo/random.js';
import { Host, HostSchema } from '../dist/modules/hosts/host.schema.js';
import { User, UserSchema } from '../dist/modules/users/user.schema.js';

const BDS = 20;
const AGENCY_ADMINS = 50;
const BATCH = 1000;
export const STAFF_PASSWORD = 'bench-staff-1';

export async function seedHierarchy(uri, agencyCount, hostsEach) {
  const connection = await mongoose.createConnection(uri).asPromise();
  const insert = async ({ name }, schema, records) => {
    const model = connection.models[name] ?? connection.model(name, schema);
    await model.init();
    for (let at = 0; at < records.length; at += BATCH) {
      await model.insertMany(records.slice(at, at + BATCH), { ordered: false });
    }
  };
  const random = new Random(11);
  const taken = new Set();
  const password = await hashPassword(STAFF_PASSWORD);
  let count = 0;
  const person = () => {
    count += 1;
    const { username, ...invented } = inventPerson(random, taken);
    return {
      ...invented,
      _id: new mongoose.Types.ObjectId(),
      username: `${username}.${count}`,
      email: `${username}.${count}@example.com`,
      number: String(919_000_000_000 + count * 37),
      password,
    };
  };
  const staff = (prefix, many, more) =>
    Array.from({ length: many }, (_, at) => ({
      ...person(),
      uniqueId: `${prefix}${100_001 + at}`,
      ...more(at),
    }));
  const bds = staff('BD', BDS, () => ({}));
  const agencyAdmins = staff('AA', AGENCY_ADMINS, (at) => ({ createBy: bds[at % BDS].uniqueId }));
  const under = ({ uniqueId, createBy }) => ({
    admin: uniqueId,
    bd: createBy,
    name: inventAgencyName(random),
  });
  const few = (AGENCY_ADMINS - 1) * 3;
  const agencies = staff('AG', agencyCount + few, (at) =>
    under(at < agencyCount ? agencyAdmins[0] : agencyAdmins[1 + (at % (AGENCY_ADMINS - 1))]),
  );
  await insert(Bd, BdSchema, bds);
  await insert(AgencyAdmin, AgencyAdminSchema, agencyAdmins);
  await insert(Agency, AgencySchema, agencies);
  for (let at = 0; at < agencies.length; at += 100) {
    const some = agencies.slice(at, at + 100);
    const users = some.flatMap(() =>
      Array.from({ length: hostsEach }, () => ({ ...person(), receivingCoins: random.int(0, 90_000) })),
    );
    await insert(User, UserSchema, users);
    await insert(
      Host,
      HostSchema,
      users.map(({ _id, username, name, number }, index) => ({
        user: _id,
        username,
        realName: name,
        number,
        agencyCode: some[Math.floor(index / hostsEach)].uniqueId,
        status: index % 10 === 0 ? 0 : 1,
      })),
    );
  }
  await connection.close();
  const of = ({ _id, uniqueId }) => ({ id: _id.toHexString(), code: uniqueId });
  return {
    bd: of(bds[0]),
    otherBd: of(bds[1]),
    agencyAdmin: of(agencyAdmins[0]),
    otherAdmin: of(agencyAdmins[1]),
    agency: of(agencies[0]),
  };
}
