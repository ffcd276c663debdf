import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { deserialize, serialize } from 'bson';
import fc from 'fast-check';
import { required } from '../src/errors/required.js';
import { crc32c } from '../src/wire/crc32c.js';
import { TestServer } from './server.js';

const server = new TestServer();
beforeAll(() => server.start());
afterAll(() => server.destroy());

interface Answer {
  flags: number;
  body: Record<string, unknown>;
  bytes: Buffer;
}

/** A raw socket client of the wire protocol. */
class Raw {
  private received = Buffer.alloc(0);
  private wake: (() => void) | undefined;
  closed = false;
  private constructor(readonly socket: Socket) {
    socket.on('data', (chunk: Buffer) => {
      this.received = Buffer.concat([this.received, chunk]);
      this.wake?.();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      this.closed = true;
      this.wake?.();
    });
  }

  static async open(): Promise<Raw> {
    const socket = connect(server.socket);
    await new Promise((resolve) => socket.once('connect', resolve));
    return new Raw(socket);
  }

  async answer(): Promise<Answer | undefined> {
    while (this.received.length < 16 || this.received.length < this.received.readInt32LE(0)) {
      if (this.closed) return undefined;
      await new Promise<void>((resolve) => (this.wake = resolve));
    }
    const bytes = this.received.subarray(0, this.received.readInt32LE(0));
    this.received = this.received.subarray(bytes.length);
    const start = bytes.readInt32LE(12) === 2013 ? 21 : 36;
    const body = deserialize(bytes.subarray(start, start + bytes.readInt32LE(start)));
    return { flags: bytes.readUInt32LE(16), body, bytes };
  }

  async gone(): Promise<void> {
    while (!this.closed) await new Promise<void>((resolve) => (this.wake = resolve));
  }
}

function message(body: object, flags = 0, id = 1, opCode = 2013): Buffer {
  const doc = serialize(body);
  const out = Buffer.alloc(21 + doc.length + (flags & 1 ? 4 : 0));
  out.writeInt32LE(out.length, 0);
  out.writeInt32LE(id, 4);
  out.writeInt32LE(opCode, 12);
  out.writeUInt32LE(flags, 16);
  out.set(doc, 21);
  if (flags & 1) out.writeUInt32LE(crc32c(out.subarray(0, -4)), out.length - 4);
  return out;
}

const ping = { ping: 1, $db: 'admin' };

describe('messages', () => {
  it('should be parsed when they arrive in pieces or together', async () => {
    const raw = await Raw.open();
    for (const byte of message(ping)) {
      raw.socket.write(Buffer.from([byte]));
      await pause(0);
    }
    expect((await raw.answer())?.body.ok).toBe(1);
    raw.socket.write(
      Buffer.concat([message(ping, 0, 5), message(ping, 0, 6), message(ping, 0, 7).subarray(0, 30)]),
    );
    expect((await raw.answer())?.bytes.readInt32LE(8)).toBe(5);
    expect((await raw.answer())?.bytes.readInt32LE(8)).toBe(6);
    raw.socket.write(message(ping, 0, 7).subarray(30));
    expect((await raw.answer())?.bytes.readInt32LE(8)).toBe(7);
    raw.socket.destroy();
  });

  it('should get a reply with a checksum, and be rejected when their checksum is wrong', async () => {
    const raw = await Raw.open();
    raw.socket.write(message(ping, 1));
    const answer = required(await raw.answer(), 'an answer');
    expect(answer.flags & 1).toBe(1);
    expect(answer.bytes.readUInt32LE(answer.bytes.length - 4)).toBe(crc32c(answer.bytes.subarray(0, -4)));
    const wrong = message(ping, 1);
    wrong.writeUInt8(wrong.readUInt8(wrong.length - 1) ^ 1, wrong.length - 1);
    raw.socket.write(wrong);
    await raw.gone();
  });

  it('should get no reply when the moreToCome flag is set', async () => {
    const raw = await Raw.open();
    raw.socket.write(
      message({ insert: 'quiet', documents: [{ _id: 1 }], $db: 'wire', writeConcern: { w: 0 } }, 2),
    );
    raw.socket.write(message({ count: 'quiet', $db: 'wire' }));
    expect((await raw.answer())?.body.n).toBe(1);
    raw.socket.destroy();
  });

  it('should get a stream of replies when a monitoring client allows exhaust', async () => {
    const raw = await Raw.open();
    raw.socket.write(message({ hello: 1, $db: 'admin' }));
    const { topologyVersion } = required(await raw.answer(), 'an answer').body;
    raw.socket.write(message({ hello: 1, topologyVersion, maxAwaitTimeMS: 20, $db: 'admin' }, 1 << 16));
    const a = required(await raw.answer(), 'an answer');
    const b = required(await raw.answer(), 'a second answer');
    expect([a.flags & 2, b.flags & 2]).toEqual([2, 2]);
    expect(b.bytes.readInt32LE(8)).toBe(a.bytes.readInt32LE(4));
    raw.socket.destroy();
  });

  it('should accept only the handshake in OP_QUERY', async () => {
    const raw = await Raw.open();
    const query = (body: object): Buffer => {
      const head = Buffer.alloc(39);
      const all = Buffer.concat([head, serialize(body)]);
      all.writeInt32LE(all.length, 0);
      all.writeInt32LE(2004, 12);
      all.write('admin.$cmd\0', 20);
      return all;
    };
    raw.socket.write(query({ isMaster: 1, helloOk: true }));
    const { body } = required(await raw.answer(), 'an answer');
    expect(body).toMatchObject({ ismaster: true, setName: 'rs0' });
    expect(body).not.toHaveProperty('compression');
    raw.socket.write(query({ ping: 1 }));
    await raw.gone();
  });

  it('should close the connection when they are compressed or too large', async () => {
    for (const bad of [message(ping, 0, 1, 2012), Buffer.from([255, 255, 255, 127, ...Buffer.alloc(12)])]) {
      const raw = await Raw.open();
      raw.socket.write(bad);
      await raw.gone();
    }
  });

  it('should get an error reply when only their BSON is invalid', async () => {
    const raw = await Raw.open();
    const bad = message(ping);
    bad[25] = 99;
    raw.socket.write(bad);
    expect((await raw.answer())?.body).toMatchObject({ ok: 0, code: 22 });
    raw.socket.destroy();
  });

  it('should carry 40 MB', async () => {
    const collection = (await server.db()).collection('large');
    const docs = Array.from({ length: 40 }, (_, i) => ({ i, text: 'x'.repeat(1_000_000) }));
    await collection.insertMany(docs);
    expect(await collection.find().toArray()).toHaveLength(40);
  });
});

describe('invalid bytes on the socket', () => {
  it('should affect at most that connection and keep memory bounded', async () => {
    const db = await server.db();
    const resident = async (): Promise<number> =>
      (await db.command({ serverStatus: 1 })).mem.resident as number;
    const before = await resident();
    const valid = message({ find: 'things', filter: { a: { $in: [1, 2, 'x'] } }, $db: 'test' });
    const cut = fc.nat(valid.length - 1).map((length) => valid.subarray(0, length));
    const changed = fc
      .array(fc.tuple(fc.integer({ min: 4, max: valid.length - 1 }), fc.nat(255)), {
        minLength: 1,
        maxLength: 5,
      })
      .map((changes) => {
        const out = Buffer.from(valid);
        for (const [at, byte] of changes) out[at] = byte;
        return out;
      });
    const random = fc.uint8Array({ minLength: 1, maxLength: 300 }).map((bytes) => Buffer.from(bytes));
    await fc.assert(
      fc.asyncProperty(fc.oneof(cut, changed, random), async (bytes) => {
        const raw = await Raw.open();
        raw.socket.end(bytes);
        await Promise.race([raw.gone(), raw.answer(), pause(100)]);
        raw.socket.destroy();
        expect((await db.command({ ping: 1 })).ok).toBe(1);
      }),
      { numRuns: process.env.PROOF ? 5000 : process.env.REPEATS ? 300 : 100, seed: 3 },
    );
    expect(await resident()).toBeLessThan(before + 200);
  });
});
