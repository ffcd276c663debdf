// Configures Node's HTTP server below the application: timeouts, and the responses that Node would send by itself.
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { holdContinue } from './awaited-continue.js';
import { answerClientError } from './client-error.js';
import { limitConnections } from './connections.js';
import { mostConnections } from './open-files.js';

/**
 * In milliseconds, longer than proxies keep an unused connection (nginx: 60 s), so that a proxy never sends a request
 * into a closing connection.
 */
const KEEP_ALIVE = 65_000;
const HEADERS = 70_000;
/**
 * The time in milliseconds for a whole request: a video of 100 MB over a line of 1 Mbit/s. Smaller bodies have shorter
 * limits of their own.
 */
const REQUEST = 900_000;
/** How many milliseconds the rest of a body is read and discarded after the response was sent. */
const REST = 30_000;

interface ServerRules {
  production: boolean;
  /** Whether an address is one of TRUST_PROXY. */
  isProxy: (address: string) => boolean;
}

/** Configures the server. Call it before the server listens. */
export function prepareServer(server: Server, { production, isProxy }: ServerRules): void {
  server.keepAliveTimeout = KEEP_ALIVE;
  server.headersTimeout = HEADERS;
  server.requestTimeout = REQUEST;
  // Beyond it, the process refuses connections instead of running out of memory or files.
  server.maxConnections = mostConnections();
  limitConnections(server, isProxy);
  // The application rejects a request without Host in its own format (edge.ts).
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
    // The remaining bytes belong to a request that already has its response.
    if (answered.has(socket)) socket.destroy();
    else answerClientError(error, socket, production);
  });
}

/** The connections of each server that have not carried a request yet. */
const unusedOf = new WeakMap<Server, Set<Duplex>>();

/**
 * Ends the connections that would delay a stop: connections that clients opened in advance at once, all others after
 * their current response. Node itself closes the connections that wait for their next request.
 */
export function endConnections(server: Server): void {
  server.keepAliveTimeout = 1;
  for (const socket of unusedOf.get(server) ?? []) socket.destroy();
}

/** Returns whether a request has a body; a body without a declared length may be empty. */
export const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const expectations = new WeakSet<IncomingMessage>();

/** Returns whether a request has an unsupported `Expect` header (other than 100-continue). */
export const hasUnknownExpectation = (request: IncomingMessage): boolean => expectations.has(request);
