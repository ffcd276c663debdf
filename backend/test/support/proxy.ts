// A proxy in front of the product, like nginx: it reports the client's address to the product.
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export class Proxy {
  private constructor(
    private readonly target: string,
    /** Adds to the X-Forwarded-For that the client sent ($proxy_add_x_forwarded_for), in place of setting its own. */
    private readonly appends: boolean,
  ) {}

  private readonly server = createServer((incoming, answer) => {
    const seen = incoming.socket.remoteAddress!;
    const claimed = incoming.headers['x-forwarded-for'];
    const headers = {
      ...incoming.headers,
      'x-forwarded-for': this.appends && claimed ? `${String(claimed)}, ${seen}` : seen,
    };
    const { method, url } = incoming;
    const onward = request(`${this.target}${url}`, { method, headers }, (response) => {
      answer.writeHead(response.statusCode!, response.headers);
      response.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    incoming.pipe(onward);
  });

  static async start(target: string, appends: boolean): Promise<Proxy> {
    const proxy = new Proxy(target, appends);
    await new Promise<void>((resolve) => proxy.server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}
