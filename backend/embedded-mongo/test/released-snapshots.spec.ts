// Snapshots and transactions that end while something still uses them.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Engine } from '../src/storage/engine.js';
import { Environment } from '../src/storage/environment.js';
import { Transaction } from '../src/transactions/transaction.js';

const folder = mkdtempSync(join(tmpdir(), 'embedded-mongo-released-'));
const engine = new Engine(join(folder, 'engine'));
const key = (name: string): Buffer => Buffer.from(name.padEnd(10));
const ONE = Buffer.from('1');
afterAll(async () => {
  await engine.close();
  rmSync(folder, { recursive: true, force: true });
});

/** lmdb closes the read transaction of a turn with a timer. */
const nextTurn = (): Promise<void> => pause(20);

describe('a released snapshot', () => {
  it('should not hide a commit from the reads that follow it, when it is read again', async () => {
    const env = new Environment(join(folder, 'environment'));
    const snapshot = env.snapshot();
    snapshot.done();
    await nextTurn();
    env.stores.docs.get(key('any'), { transaction: snapshot });
    env.write(() => env.stores.docs.putSync(key('row'), ONE));
    expect(env.stores.docs.getBinary(key('row'))).toEqual(ONE);
    await env.close();
  });

  it('should refuse to be read, and release nothing twice', () => {
    const [view, other] = [engine.snapshot(), engine.snapshot()];
    view.close();
    view.close();
    expect(() => view.get('docs', key('any'))).toThrow('the snapshot is closed');
    expect(() => view.keys('docs', { lower: key('a'), upper: key('b') })).toThrow('the snapshot is closed');
    expect(other.get('docs', key('any'))).toBeUndefined();
    other.close();
  });
});

describe('a transaction whose commit is in the queue', () => {
  const begin = (number: bigint, row: string): Transaction => {
    const transaction = new Transaction(engine, number);
    transaction.view.put('docs', key(row), ONE);
    return transaction;
  };

  it('should store nothing when it is aborted first', async () => {
    const transaction = begin(1n, 'aborted');
    const committing = transaction.commit(() => undefined);
    await transaction.abort();
    await expect(committing).rejects.toMatchObject({ codeName: 'NoSuchTransaction' });
    expect(engine.latest.get('docs', key('aborted'))).toBeUndefined();
  });

  it('should let a write of the same record in the same batch follow at once', async () => {
    const transaction = begin(3n, 'contended');
    transaction.view.claim('docs', [key('contended')]);
    const committing = transaction.commit(() => undefined);
    const two = Buffer.from('2');
    const writing = engine.write(({ view }) => {
      view.claim('docs', [key('contended')]);
      view.put('docs', key('contended'), two);
    }, 300);
    await Promise.all([committing, writing]);
    expect(engine.latest.get('docs', key('contended'))).toEqual(two);
  });

  it('should be applied once when its client sends the commit again', async () => {
    const transaction = begin(2n, 'committed');
    let applied = 0;
    const commit = (): Promise<void> => transaction.commit(() => void (applied += 1));
    await Promise.all([commit(), commit()]);
    expect(applied).toBe(1);
    expect(engine.latest.get('docs', key('committed'))).toEqual(ONE);
    expect(transaction.state).toBe('committed');
  });
});
