import { connect } from 'node:net';
import { decode } from '../src/bson/decode.js';
import { encode } from '../src/bson/encode.js';
import type { Doc } from '../src/bson/types.js';

/** Sends one command to a server's Unix socket over a new connection. Resolves with the reply. */
export function sendCommand(path: string, command: Doc): Promise<Doc> {
  const body = encode(command);
  const message = Buffer.alloc(21 + body.length);
  message.writeInt32LE(message.length, 0);
  message.writeInt32LE(1, 4);
  message.writeInt32LE(2013, 12);
  body.copy(message, 21);
  return new Promise((resolve, reject) => {
    const socket = connect(path, () => socket.write(message));
    let received = Buffer.alloc(0);
    socket.on('error', reject);
    socket.on('close', () => reject(new Error(`${path} closed the connection`)));
    socket.on('data', (chunk: Buffer) => {
      received = Buffer.concat([received, chunk]);
      if (received.length < 16 || received.length < received.readInt32LE(0)) return;
      const reply = decode(received, 21);
      if (reply.ok === 1) resolve(reply);
      else reject(new Error(String(reply.errmsg)));
      socket.destroy();
    });
  });
}
