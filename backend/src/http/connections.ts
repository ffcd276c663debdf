// Bounds what one address can hold of the server's connections.
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { Logger } from '@nestjs/common';
import { addressKey } from '../core/address.js';

/** The open connections of one IPv4 address or IPv6 /64, in this process. A browser opens up to six. */
const MAX_CONNECTIONS = 256;
/** Milliseconds that a new connection has for its first byte. */
const SILENCE = 10_000;
/** Milliseconds between two log lines about refused connections. */
const BETWEEN_LINES = 60_000;

/**
 * Closes connections beyond 256 of one address at once, and those that have sent no byte within 10 s. `isProxy` says
 * whether an address is a trusted proxy, which passes on the requests of many clients.
 */
export function limitConnections(server: Server, isProxy: (address: string) => boolean): void {
  const logger = new Logger('Connections');
  const open = new Map<string, number>();
  let nextLine = 0;

  const count = (key: string, by: 1 | -1) => {
    const now = (open.get(key) ?? 0) + by;
    if (now) open.set(key, now);
    else open.delete(key);
  };
  server.on('connection', (socket: Socket) => {
    const { remoteAddress: address } = socket;
    // The client has gone already.
    if (address === undefined) return;
    if (!isProxy(address)) {
      const key = addressKey(address);
      if ((open.get(key) ?? 0) >= MAX_CONNECTIONS) {
        socket.destroy();
        if (Date.now() < nextLine) return;
        nextLine = Date.now() + BETWEEN_LINES;
        logger.warn({
          msg: `Connections beyond ${MAX_CONNECTIONS} of one address are refused`,
          address: key,
        });
        return;
      }
      count(key, 1);
      socket.once('close', () => count(key, -1));
    }
    const silent = setTimeout(() => {
      if (!socket.bytesRead) socket.destroy();
    }, SILENCE).unref();
    socket.once('close', () => clearTimeout(silent));
  });
}
