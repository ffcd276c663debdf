// A proxy between the product and a database that notes the commands which pass. It reads OP_MSG of MongoDB's wire protocol.
import { connect, createServer } from 'node:net';
import { mongo } from 'mongoose';

const OP_MSG = 2013;
const HEADER = 16;
/** Commands of the driver itself. */
const OWN = new Set(['hello', 'ismaster', 'isMaster', 'ping', 'endSessions', 'buildInfo']);

/**
 * Listens on a free port and forwards to `port` of this machine. `take()` returns what passed since the last `take`:
 * `commands`, each with its name, its collection and the documents that it wrote, and `trips`: the longest chain of commands
 * of which each was sent after the answer to the one before. Commands that do not wait for each other are one trip.
 */
export async function tapWire(port) {
  let round = newRound();
  const server = createServer((client) => {
    const database = connect(port, '127.0.0.1');
    const ids = new Map();
    const asked = framesOf((frame) => {
      const command = commandOf(frame);
      if (!command) return;
      round.commands.push(command);
      ids.set(frame.readInt32LE(4), { command, of: round, trip: round.answered + 1 });
    });
    const answered = framesOf((frame) => {
      const sent = ids.get(frame.readInt32LE(8));
      if (!sent) return;
      ids.delete(frame.readInt32LE(8));
      sent.of.answered = Math.max(sent.of.answered, sent.trip);
      sent.command.written = writtenBy(sent.command, bodyOf(frame));
    });
    client.on('data', (chunk) => {
      asked(chunk);
      database.write(chunk);
    });
    database.on('data', (chunk) => {
      answered(chunk);
      client.write(chunk);
    });
    for (const [one, other] of [
      [client, database],
      [database, client],
    ])
      one.on('close', () => other.destroy()).on('error', () => other.destroy());
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    port: server.address().port,
    take() {
      const { commands, answered: trips } = round;
      round = newRound();
      return { commands, trips };
    },
    close: () => server.close(),
  };
}

/** `answered`: the number of trips that the answers so far end. */
const newRound = () => ({ commands: [], answered: 0 });

/** Returns a function that takes the chunks of a stream and hands on its whole messages. */
function framesOf(handle) {
  let rest = Buffer.alloc(0);
  return (chunk) => {
    rest = rest.length ? Buffer.concat([rest, chunk]) : chunk;
    while (rest.length >= HEADER && rest.length >= rest.readInt32LE(0)) {
      const length = rest.readInt32LE(0);
      handle(rest.subarray(0, length));
      rest = rest.subarray(length);
    }
  };
}

/** Returns the body of an OP_MSG: its section of kind 0. */
function bodyOf(frame) {
  if (frame.readInt32LE(12) !== OP_MSG) return {};
  let at = HEADER + 4;
  while (at < frame.length) {
    const isBody = frame[at] === 0;
    const length = frame.readInt32LE(at + 1);
    if (isBody) return mongo.BSON.deserialize(frame.subarray(at + 1, at + 1 + length));
    at += 1 + length;
  }
  return {};
}

/** Returns the command of a message, or undefined for one of the driver itself. */
function commandOf(frame) {
  const body = bodyOf(frame);
  const [name] = Object.keys(body);
  if (!name || OWN.has(name)) return undefined;
  return { name, collection: typeof body[name] === 'string' ? body[name] : '', written: 0 };
}

/** Returns how many documents a command wrote, by its answer. */
function writtenBy({ name }, { n = 0, nModified = 0, upserted = [], lastErrorObject }) {
  if (name === 'findAndModify') return lastErrorObject?.n ?? 0;
  if (name === 'update') return nModified + upserted.length;
  return name === 'insert' || name === 'delete' ? n : 0;
}
