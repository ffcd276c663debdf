// Clients that send `Expect: 100-continue` hold their body back until the server asks for the body.
import type { IncomingMessage, Server, ServerResponse } from 'node:http';

const holding = new WeakSet<IncomingMessage>();

/** Leaves the question unanswered until `askForBody`, so that a refused client sends no body at all. */
export function holdContinue(server: Server): void {
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    holding.add(request);
    // Whether a refused client still sends its body is open: the next request cannot be told from that body.
    response.setHeader('Connection', 'close');
    server.emit('request', request, response);
  });
}

/** Tells a client that holds its body back to send the body. */
export function askForBody(request: IncomingMessage, response: ServerResponse): void {
  if (holding.delete(request)) response.writeContinue();
}
