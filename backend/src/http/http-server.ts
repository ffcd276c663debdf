// Node's HTTP server below the application: its timeouts, and what it would answer by itself.
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { holdContinue } from './awaited-continue.js';
import { answerClientError } from './client-error.js';

/** Longer than proxies keep an unused connection (nginx: 60 s), so that they never send a request into one that closes. */
const KEEP_ALIVE = 65_000;
const HEADERS = 70_000;
/** A video of 100 MB over a line of 1 Mbit/s. Smaller bodies have shorter limits of their own. */
const REQUEST = 900_000;
/** Beyond these the process refuses new connections instead of running out of memory. */
const CONNECTIONS = 5_000;
/** So long the rest of a body is read and thrown away after its request was answered. */
const REST = 30_000;

/** Sets the server up; before it listens. */
export function prepareServer(server: Server): void {
  server.keepAliveTimeout = KEEP_ALIVE;
  server.headersTimeout = HEADERS;
  server.requestTimeout = REQUEST;
  server.maxConnections = CONNECTIONS;
  // The application refuses a request without Host in its own format (edge.ts).
  Object.assign(server, { requireHostHeader: false });
  holdContinue(server);
  const unused = new Set<Duplex>();
  unusedOf.set(server, unused);
  server.on('connection', (socket: Duplex) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('checkExpectation', (request: IncomingMessage, response) => {
    expectations.add(request);
    server.emit('request', request, response);
  });
  const answered = new WeakSet<Duplex>();
  server.on('request', (request: IncomingMessage, response) => {
    unused.delete(request.socket);
    if (!hasBody(request)) return;
    const { socket } = request;
    response.once('finish', () => {
      if (request.complete) return;
      answered.add(socket);
      const timer = setTimeout(() => socket.destroy(), REST).unref();
      request.once('close', () => clearTimeout(timer));
      request.once('end', () => {
        clearTimeout(timer);
        answered.delete(socket);
      });
    });
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    // What follows is the rest of a request that has its answer.
    if (answered.has(socket)) socket.destroy();
    else answerClientError(error, socket);
  });
}

/** Connections of each server on which no request has come. */
const unusedOf = new WeakMap<Server, Set<Duplex>>();

/**
 * Ends what a stop would wait for: connections that clients opened in advance at once, all others with the answer that they
 * carry. Node itself closes the connections that wait for their next request.
 */
export function endConnections(server: Server): void {
  server.keepAliveTimeout = 1;
  for (const socket of unusedOf.get(server) ?? []) socket.destroy();
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const expectations = new WeakSet<IncomingMessage>();

/** Whether a request expects what no server can give (`Expect` other than 100-continue). */
export const hasUnknownExpectation = (request: IncomingMessage): boolean => expectations.has(request);
