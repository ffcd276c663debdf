// Seeds an empty database for a load test: coin agencies that sell coins, and users without coins that receive them.
import mongoose from 'mongoose';
import { hashPassword } from '../dist/platform/access/passwords.js';
import { CoinAgency, CoinAgencySchema } from '../dist/modules/staff/coin-agency/coin-agency.schema.js';
import { User, UserSchema } from '../dist/modules/users/user.schema.js';

export const PASSWORD = 'bench-staff-1';

export async function seedWallets(uri, agencies, users) {
  const connection = await mongoose.createConnection(uri).asPromise();
  const password = await hashPassword(PASSWORD);
  const number = (at) => String(919_000_000_000 + at);
  const codes = Array.from({ length: agencies }, (_, at) => `coin@${100_001 + at}`);
  const usernames = Array.from({ length: users }, (_, at) => `buyer.${at}`);
  await connection.model(CoinAgency.name, CoinAgencySchema).insertMany(
    codes.map((uniqueId, at) => ({
      uniqueId,
      name: uniqueId,
      number: number(at),
      email: `coins.${at}@example.com`,
      password,
      coins: 1_000_000,
    })),
  );
  await connection
    .model(User.name, UserSchema)
    .insertMany(
      usernames.map((username, at) => ({ username, name: username, number: number(at), password })),
    );
  await connection.close();
  return { codes, usernames };
}
