// Requests that HTTP clients refuse to send, written byte by byte.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';

export interface RawAnswer {
  status: number;
  headers: Record<string, string>;
  text: string;
  body: unknown;
}

/** A connection to the server at `url` (for example `app.url`). */
export async function open(url: string): Promise<Socket> {
  const { port, hostname } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  return socket;
}

/** The server's answer to these bytes, up to the end of the connection. */
export async function speak(url: string, bytes: string | Buffer): Promise<RawAnswer> {
  const socket = await open(url);
  socket.end(bytes);
  return parse(await text(socket));
}

/** The first answer on a connection that stays open; waits for headers and body. */
export async function listen(socket: Socket): Promise<RawAnswer> {
  let received = '';
  while (!isComplete(received)) {
    const [chunk] = (await once(socket, 'data')) as [Buffer];
    received += chunk.toString();
  }
  return parse(received);
}

const LENGTH = /\r\nContent-Length: (\d+)/i;
function isComplete(received: string): boolean {
  const end = received.indexOf('\r\n\r\n');
  if (end < 0) return false;
  return Buffer.byteLength(received) >= end + 4 + Number(LENGTH.exec(received)?.[1] ?? 0);
}

function parse(received: string): RawAnswer {
  const [head, ...rest] = received.split('\r\n\r\n');
  const [line, ...lines] = head!.split('\r\n');
  const headers = Object.fromEntries(
    lines.map((one) => [one.slice(0, one.indexOf(':')).toLowerCase(), one.slice(one.indexOf(':') + 2)]),
  );
  const content = rest.join('\r\n\r\n');
  return {
    status: Number(line!.split(' ')[1]),
    headers,
    text: content,
    body: content.startsWith('{') ? (JSON.parse(content) as unknown) : undefined,
  };
}
