import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beginListFile, saveListFile } from './list-file';

const key = 'listUsers({"format":"csv"})';
let server: Server;
let address: string;
/** The answer of the server to the last request: its head and a first line are sent. */
let answer: ServerResponse;
beforeAll(async () => {
  server = createServer((_request, response) => {
    answer = response;
    response.writeHead(200, { 'X-Total-Rows': '2', 'X-Estimated-Bytes': '20' });
    response.write('"Username"');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe('beginListFile', () => {
  it('should answer the number of rows while the file arrives', async () => {
    const begun = await beginListFile(address, key);
    expect(await begun.json()).toEqual({ rows: 2 });
    expect(answer.writableEnded).toBe(false);
  });
});

describe('saveListFile', () => {
  it('should report what has arrived, and fail when the file breaks off', async () => {
    await beginListFile(address, key);
    const parts: number[] = [];
    const saving = saveListFile(key, (part) => parts.push(part), new AbortController().signal);
    await vi.waitFor(() => expect(parts).toEqual([0.5]));
    answer.destroy();
    await expect(saving).rejects.toThrow('terminated');
  });

  it('should stop the server when it is cancelled', async () => {
    await beginListFile(address, key);
    const stopping = new AbortController();
    const saving = saveListFile(key, () => stopping.abort(), stopping.signal);
    await expect(saving).rejects.toThrow('aborted');
    await vi.waitFor(() => expect(answer.destroyed).toBe(true));
  });
});
