// Sends bytes that no HTTP client would write, each request on a connection of its own.
import { connect } from 'node:net';

const SILENCE = 20_000;

/**
 * Writes the pieces, waiting so many milliseconds between two of them, and reads the first answer. A request whose end
 * is withheld gets none: the connection is then given up after `patience` milliseconds and the answer is undefined.
 */
export function sendRaw(url, { pieces, wait = 0, patience = SILENCE }) {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    const chunks = [];
    const done = () => {
      clearTimeout(timer);
      socket.destroy();
      resolve(chunks.length ? parse(Buffer.concat(chunks)) : undefined);
    };
    const timer = setTimeout(done, patience);
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      if (isWhole(Buffer.concat(chunks))) done();
    });
    socket.on('close', done);
    socket.on('error', (error) => {
      // The server may close as soon as it has answered, with bytes of the request on their way.
      if (chunks.length || socket.connecting === false) return done();
      clearTimeout(timer);
      reject(error);
    });
    socket.on('connect', () => void write(socket, pieces, wait));
  });
}

async function write(socket, pieces, wait) {
  for (const [at, piece] of pieces.entries()) {
    if (at && wait) await new Promise((resolve) => setTimeout(resolve, wait));
    if (socket.destroyed) return;
    socket.write(piece);
  }
}

const headOf = (bytes) => {
  const end = bytes.indexOf('\r\n\r\n');
  return end < 0
    ? undefined
    : { head: bytes.subarray(0, end).toString('latin1'), body: bytes.subarray(end + 4) };
};

function isWhole(bytes) {
  const parts = headOf(bytes);
  if (!parts) return false;
  if (/^HTTP\/1\.1 100/.test(parts.head)) return false;
  const length = /content-length: *(\d+)/i.exec(parts.head);
  if (length) return parts.body.length >= Number(length[1]);
  return !/transfer-encoding: *chunked/i.test(parts.head) || parts.body.includes('0\r\n\r\n');
}

function parse(bytes) {
  const { head, body } = headOf(bytes) ?? { head: bytes.toString('latin1'), body: Buffer.alloc(0) };
  const [first, ...lines] = head.split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [line.split(':')[0].toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  // The first answer may be followed by another one.
  const length = headers['content-length'];
  const text = (length ? body.subarray(0, Number(length)) : body).toString();
  return { status: Number(first.split(' ')[1]), headers, text, body: parsed(/\{.*\}/s.exec(text)?.[0]) };
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
