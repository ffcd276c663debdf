import { createReadStream, createWriteStream, readFileSync, writeFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { messageOf } from '../errors/message-of.js';

// Files use the age format (age-encryption.org/v1). The library is loaded on demand because a server does not need it.
const age = (): Promise<typeof import('age-encryption')> => import('age-encryption');

const header = 'age-encryption.org/v1\n';

type Transform = (
  input: globalThis.ReadableStream<Uint8Array>,
) => Promise<globalThis.ReadableStream<Uint8Array>>;

/** Streams `from` through `transform` into the new file `to`. Memory use does not depend on the file size. */
async function through(from: string, to: string, transform: Transform): Promise<void> {
  const input = Readable.toWeb(createReadStream(from)) as globalThis.ReadableStream<Uint8Array>;
  const output = (await transform(input)) as ReadableStream<Uint8Array>;
  await pipeline(Readable.fromWeb(output), createWriteStream(to, { mode: 0o600, flags: 'wx' }));
}

/** Encrypts `from` to all recipients (`age1...`) and writes the result into the new file `to`. */
export async function encryptFile(from: string, to: string, recipients: readonly string[]): Promise<void> {
  const { Encrypter } = await age();
  const encrypter = new Encrypter();
  for (const recipient of recipients)
    try {
      encrypter.addRecipient(recipient);
    } catch {
      throw new Error(`${recipient} is no age recipient: recipients begin with age1`);
    }
  await through(from, to, (input) => encrypter.encrypt(input));
}

/** Decrypts `from` with a key of the key file and writes the result into the new file `to`. */
export async function decryptFile(from: string, to: string, keyFile: string): Promise<void> {
  const { Decrypter } = await age();
  const decrypter = new Decrypter();
  const keys = readFileSync(keyFile, 'utf8')
    .split(/\r?\n/)
    .filter((line) => line.startsWith('AGE-SECRET-KEY-'));
  if (!keys.length) throw new Error(`${keyFile} holds no age key: a line that begins with AGE-SECRET-KEY-`);
  for (const key of keys) decrypter.addIdentity(key.trim());
  try {
    await through(from, to, (input) => decrypter.decrypt(input));
  } catch (error) {
    throw new Error(`${from} cannot be decrypted with ${keyFile}: ${messageOf(error)}`, {
      cause: error,
    });
  }
}

/** Whether `head`, a file's first bytes, begins with the age header. */
export const isEncrypted = (head: Buffer): boolean => head.toString('latin1').startsWith(header);

/** Writes a new key file of mode 0600. Resolves with the recipient (`age1...`) for encrypted backups. */
export async function makeKeyFile(file: string): Promise<string> {
  const { generateIdentity, identityToRecipient } = await age();
  const identity = await generateIdentity();
  const recipient = await identityToRecipient(identity);
  writeFileSync(file, `# public key: ${recipient}\n${identity}\n`, { mode: 0o600, flag: 'wx' });
  return recipient;
}
