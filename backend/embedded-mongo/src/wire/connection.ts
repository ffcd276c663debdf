import type { Socket } from 'node:net';
import type { Doc } from '../bson/types.js';
import type { Connection, Services } from '../commands/command.js';
import { dispatch } from '../commands/dispatch.js';
import { maxMessageSize } from '../commands/server-info.js';
import { MongoError } from '../errors/mongo-error.js';
import type { ScramConversation } from '../services/scram.js';
import { buildReply, headerLength, lastId, opCodes, parseMessage, type Request } from './message.js';

const mostUnread = 1024 * 1024;
/** The maximum message size before sign-in, in bytes. */
const longestBeforeSignIn = 16 * 1024;

/** A client's socket: assembles messages, runs them in order, and sends the replies. */
export class ClientConnection implements Connection {
  appName: string | undefined;
  signedIn: boolean;
  conversation: ScramConversation | undefined;
  private chunks: Buffer[] = [];
  private received = 0;
  private wanted = headerLength;
  private busy = false;
  closed = false;

  constructor(
    readonly id: number,
    private readonly socket: Socket,
    private readonly services: Services,
  ) {
    this.signedIn = services.account === undefined;
    socket.setNoDelay(true);
    socket.on('data', (chunk: Buffer) => this.take(chunk));
    socket.on('error', () => this.close());
    socket.on('close', () => (this.closed = true));
  }

  close(): void {
    this.closed = true;
    this.socket.destroy();
  }

  private take(chunk: Buffer): void {
    this.chunks.push(chunk);
    this.received += chunk.length;
    // Stop reading from a client that sends more without waiting for its replies.
    if (this.received > mostUnread && this.received > this.wanted) this.socket.pause();
    if (!this.busy) void this.drain();
  }

  /** Removes the next complete message from the received bytes. Returns undefined when no message is complete. */
  private next(): Buffer | undefined {
    if (this.received < this.wanted) return undefined;
    if (this.wanted === headerLength) {
      const length = this.joined().readInt32LE(0);
      if (length < headerLength + 5 || length > (this.signedIn ? maxMessageSize : longestBeforeSignIn)) {
        this.close();
        return undefined;
      }
      this.wanted = length;
      if (this.received < length) return undefined;
    }
    const all = this.joined();
    const message = all.subarray(0, this.wanted);
    const rest = all.subarray(this.wanted);
    this.chunks = rest.length ? [rest] : [];
    this.received = rest.length;
    this.wanted = headerLength;
    return message;
  }

  private joined(): Buffer {
    const [first] = this.chunks;
    if (first && this.chunks.length === 1) return first;
    const all = Buffer.concat(this.chunks, this.received);
    this.chunks = [all];
    return all;
  }

  private async drain(): Promise<void> {
    this.busy = true;
    try {
      for (let message = this.next(); message && !this.closed; message = this.next())
        await this.handle(message);
    } catch {
      // A protocol error or a CloseConnection ends only this connection.
      this.close();
    }
    this.busy = false;
    if (!this.closed) this.socket.resume();
  }

  private async handle(message: Buffer): Promise<void> {
    let request: Request;
    try {
      request = parseMessage(message);
    } catch (error) {
      if (!(error instanceof MongoError)) throw error;
      // The frame is valid, but the BSON is not.
      const failed = { id: message.readInt32LE(4), opCode: opCodes.msg, checksum: false };
      return this.send(buildReply(failed, error.toReply()));
    }
    const reply = await dispatch(this.services, this, request.body);
    if (request.silent) return;
    if (!request.exhaust || !isMonitoring(request.body)) return this.send(buildReply(request, reply));
    // A monitoring client that sets exhaustAllowed receives further replies to the same request.
    let more = reply;
    let { id } = request;
    while (!this.closed) {
      await this.send(buildReply({ ...request, id }, more, true));
      id = lastId();
      more = await dispatch(this.services, this, request.body);
    }
  }

  private async send(bytes: Buffer): Promise<void> {
    if (this.closed || this.socket.write(bytes)) return;
    await new Promise<void>((resolve) => {
      const done = (): void => {
        this.socket.off('drain', done).off('close', done);
        resolve();
      };
      this.socket.on('drain', done).on('close', done);
    });
  }
}

const isMonitoring = (body: Doc): boolean =>
  body.topologyVersion !== undefined && body.maxAwaitTimeMS !== undefined;
