import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A proxy to the server under test. Stopping and starting the proxy simulates a server that goes down and returns. */
export class BreakableServer {
  private server?: Server;
  private port = 0;
  private readonly sockets = new Set<Socket>();

  constructor(private readonly target: number) {}

  get url() {
    return `http://127.0.0.1:${this.port}`;
  }

  async start() {
    this.server = createServer((browser) => {
      const product = connect(this.target, '127.0.0.1');
      for (const socket of [browser, product]) {
        this.sockets.add(socket);
        socket.on('error', () => undefined);
        socket.on('close', () => {
          this.sockets.delete(socket);
          browser.destroy();
          product.destroy();
        });
      }
      browser.pipe(product).pipe(browser);
    });
    this.server.listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
    this.port = (this.server.address() as AddressInfo).port;
  }

  async stop() {
    const { server } = this;
    if (!server?.listening) return;
    server.close();
    for (const socket of this.sockets) socket.destroy();
    await once(server, 'close');
  }
}
