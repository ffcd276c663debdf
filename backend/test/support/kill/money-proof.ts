// Compares the entries of the ledger with the answers that the callers got.
import { createConnection } from 'mongoose';
import type { Money, Settled } from './money.js';

interface Entry {
  kind: string;
  coins: number;
  key?: string;
}

/** The errors, one line each: an entry that is missing, duplicated, of another kind or amount, or in no caller's answer. */
export async function differences(databaseUri: string, money: Money): Promise<string[]> {
  const connection = await createConnection(databaseUri).asPromise();
  try {
    const entries = await connection
      .collection('ledgerentries')
      .find({ key: { $exists: true } })
      .toArray();
    const byKey = new Map<string, Entry[]>();
    for (const entry of entries as unknown as Entry[]) {
      byKey.set(entry.key!, [...(byKey.get(entry.key!) ?? []), entry]);
    }
    const faults = [
      ...money.acknowledged.flatMap((one) => faultsOf(one, byKey.get(one.key) ?? [])),
      ...money.refused
        .filter(({ key }) => byKey.has(key))
        .map(
          ({ path, status, answer }) =>
            `${path}: refused (${status} ${String(answer.code)}), and has an entry`,
        ),
    ];
    const answered = new Set([...money.acknowledged, ...money.refused].map(({ key }) => key));
    const unknown = [...byKey.keys()].filter((key) => !answered.has(key));
    return [...faults, ...unknown.map((key) => `the entry with the key ${key} belongs to no call`)];
  } finally {
    await connection.close();
  }
}

function faultsOf({ path, key, writes, coins }: Settled, entries: Entry[]): string[] {
  // Setting a balance to its current value moves nothing.
  const least = writes.includes('adjustment') ? 0 : 1;
  if (entries.length > 1 || entries.length < least) return [`${path} ${key}: ${entries.length} entries`];
  return entries
    .filter((entry) => !writes.includes(entry.kind) || (coins !== undefined && entry.coins !== coins))
    .map(
      (entry) => `${path} ${key}: ${entry.kind} of ${entry.coins}, asked for ${writes.join()} of ${coins}`,
    );
}
