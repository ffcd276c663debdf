import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedMongo, startEmbeddedMongo } from '@callboard/embedded-mongo';
import { type Document, MongoClient, type MongoClientOptions } from 'mongodb';
import { required } from '../src/errors/required.js';
import { ScramConversation, Account } from '../src/services/scram.js';

const dataDir = mkdtempSync(join(tmpdir(), 'embedded-mongo-sign-in-'));
let server: EmbeddedMongo;
beforeAll(async () => {
  server = await startEmbeddedMongo({ dataDir, port: 0, authenticate: true });
});
afterAll(async () => {
  await server.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function command(uri: string, body: Document, options: MongoClientOptions = {}): Promise<Document> {
  const client = new MongoClient(uri, { serverSelectionTimeoutMS: 5000, ...options });
  try {
    return await client.db('admin').command(body);
  } finally {
    await client.close();
  }
}
const withoutPassword = (): string => `mongodb://127.0.0.1:${server.port}/?replicaSet=rs0`;

describe('a server on TCP whose clients sign in', () => {
  it('should accept a driver with the password', async () => {
    expect(await command(server.uri, { ping: 1 })).toMatchObject({ ok: 1 });
    expect(await command(server.uri, { connectionStatus: 1 })).toMatchObject({
      authInfo: { authenticatedUsers: [{ user: 'embedded', db: 'admin' }] },
    });
  });

  it('should write the password only into a file of mode 0600', () => {
    expect(statSync(join(dataDir, 'address')).mode & 0o777).toBe(0o600);
    expect(new URL(server.uri).password).toMatch(/^[\w-]{43}$/);
  });

  it.each([{ ping: 1 }, { find: 'users' }, { insert: 'users', documents: [{}] }, { buildInfo: 1 }])(
    'should reject %j when the client has not signed in',
    async (body) => {
      await expect(command(withoutPassword(), body)).rejects.toMatchObject({ code: 13 });
    },
  );

  it('should reject a wrong password and a wrong user name', async () => {
    const wrong = server.uri.replace(/:[\w-]{43}@/, ':wrong@');
    await expect(command(wrong, { ping: 1 })).rejects.toMatchObject({ code: 18 });
    const stranger = server.uri.replace('//embedded:', '//admin:');
    await expect(command(stranger, { ping: 1 })).rejects.toMatchObject({ code: 18 });
  });

  it('should close the connection when a client sends a large message before sign-in', async () => {
    const socket = connect(required(server.port, 'the port'), '127.0.0.1');
    const head = Buffer.alloc(16);
    head.writeInt32LE(20_000, 0);
    head.writeInt32LE(2013, 12);
    socket.write(head);
    await new Promise<void>((resolve) => socket.once('close', () => resolve()));
    expect(socket.bytesRead).toBe(0);
  });
});

describe('a SCRAM conversation', () => {
  it.each(['', 'n,,', 'n,,n=embedded', 'y,,n=embedded,r=abc', 'n,,n=embedded,r=a,b'])(
    'should reject %j as the first message',
    (first) => {
      expect(() => new ScramConversation(new Account(), first)).toThrow('Authentication failed');
    },
  );

  it.each(['', 'c=biws,r=other,p=AAAA', 'p=AAAA'])('should reject %j as the proof', (last) => {
    const conversation = new ScramConversation(new Account(), 'n,,n=embedded,r=abc');
    expect(() => conversation.finish(last)).toThrow('Authentication failed');
  });

  it.each(['', 'AAAA', Buffer.alloc(32).toString('base64')])('should reject the signature %j', (proof) => {
    const conversation = new ScramConversation(new Account(), 'n,,n=embedded,r=abc');
    const [, nonce] = /r=([^,]+)/.exec(conversation.first) ?? [];
    expect(() => conversation.finish(`c=biws,r=${nonce},p=${proof}`)).toThrow('Authentication failed');
  });
});
