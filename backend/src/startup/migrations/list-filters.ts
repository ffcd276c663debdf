import type { Connection, Model, mongo } from 'mongoose';
import { present } from '../../core/present.js';
import { deciderOf, Host, HOST_STATUS } from '../../modules/hosts/host.schema.js';
import { User } from '../../modules/users/user.schema.js';
import { Withdrawal } from '../../modules/withdrawals/withdrawal.schema.js';

/** Records in one write. */
const STEP = 1000;

/**
 * Fills the fields that lists are filtered by in records from before the filters: whether a user is a host, the decider
 * of an application, and the agency and the bank of a withdrawal. Can be repeated.
 */
export async function fillListFilters({ models }: Connection): Promise<void> {
  const hosts = present(models[Host.name]) as Model<Host>;
  const users = present(models[User.name]) as Model<User>;
  const withdrawals = present(models[Withdrawal.name]) as Model<Withdrawal>;
  await eachStep(hosts, { status: HOST_STATUS.approved }, async (step) => {
    await users.updateMany({ _id: { $in: step.map(({ user }) => user) } }, { $set: { host: true } });
  });
  await eachStep(hosts, { decider: { $exists: false }, 'decisions.0': { $exists: true } }, (step) =>
    write(
      hosts,
      step.map(({ _id, decisions }) => [_id, { decider: deciderOf(present(decisions.at(-1))) }]),
    ),
  );
  await eachStep(withdrawals, { bankKey: { $exists: false } }, async (step) => {
    const where = { user: { $in: step.map(({ user }) => user) }, status: HOST_STATUS.approved };
    const found = await hosts.find(where, { user: 1, agencyCode: 1 }).lean();
    const agencies = new Map(found.map(({ user, agencyCode }) => [user.toHexString(), agencyCode]));
    await write(
      withdrawals,
      step.map(({ _id, user, bankName }) => [
        _id,
        { bankKey: bankName.toLowerCase(), agencyCode: agencies.get(user.toHexString()) ?? '' },
      ]),
    );
  });
}

async function eachStep<T>(
  model: Model<T>,
  where: object,
  work: (step: T[]) => Promise<unknown>,
): Promise<void> {
  let step: T[] = [];
  for await (const record of model.find(where).lean<T[]>().cursor({ batchSize: STEP }) as AsyncIterable<T>) {
    step.push(record);
    if (step.length < STEP) continue;
    await work(step);
    step = [];
  }
  if (step.length) await work(step);
}

async function write<T>(model: Model<T>, changes: [unknown, object][]): Promise<void> {
  const writes = changes.map(([_id, $set]) => ({ updateOne: { filter: { _id }, update: { $set } } }));
  await model.collection.bulkWrite(writes as mongo.AnyBulkWriteOperation[]);
}
