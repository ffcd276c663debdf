// Clients that send `Expect: 100-continue` hold their body back until the server asks for it.
import type { IncomingMessage, Server, ServerResponse } from 'node:http';

const holding = new WeakSet<IncomingMessage>();

/** Delays the 100 Continue response until `askForBody`, so that a rejected client sends no body at all. */
export function holdContinue(server: Server): void {
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    holding.add(request);
    // Close the connection: a rejected client may still send its body, which would look like the next request.
    response.setHeader('Connection', 'close');
    server.emit('request', request, response);
  });
}

/** Asks a client that holds its body back to send it. */
export function askForBody(request: IncomingMessage, response: ServerResponse): void {
  if (holding.delete(request)) response.writeContinue();
}
