// The receivers of a notification to all users.
import { type Connection, Types } from 'mongoose';

/** Adds this many users. The first ones have a phone each. */
export async function populate(connection: Connection, count: number, phones: number): Promise<void> {
  const users = Array.from({ length: count }, () => {
    const _id = new Types.ObjectId();
    const name = _id.toHexString();
    return { _id, username: name, usernameKey: name, number: name, searchKeys: [] };
  });
  await connection.collection('users').insertMany(users);
  const expiresAt = new Date(Date.now() + 3_600_000);
  const tokens = users.slice(0, phones).map(({ _id: user }, at) => ({
    ...{ token: `phone-${at}`, user, session: new Types.ObjectId(), expiresAt },
  }));
  await connection.collection('pushtokens').insertMany(tokens);
}
