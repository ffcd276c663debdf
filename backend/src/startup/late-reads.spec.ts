import type { AddressInfo } from 'node:net';
import { Controller, Get, Module, Query } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import cookieParser from 'cookie-parser';
import type { Express, Request } from 'express';
import { firstDataReader } from './first-data.js';
import { until } from '../../test/support/until.js';
import { LateReadInterceptor, LateReads } from './late-reads.js';

const LIST = '/api/list?page=1';
const TOKEN = 'the-token-of-a-session';
const calls: string[] = [];
/** The reads that wait, by their path. Each call of an entry lets one go on. */
const held = new Map<string, () => void>();

async function count(path: string) {
  const call = calls.push(path);
  await new Promise<void>((resolve) => {
    held.set(path, resolve);
  });
  return { success: 1, path, call };
}

@Controller('api')
class Reads {
  @Get('auth/me')
  me() {
    return count('/api/auth/me');
  }
  @Get('list')
  list(@Query('page') page: string) {
    return count(`/api/list?page=${page}`);
  }
}
@Module({ controllers: [Reads] })
class App {}

let app: NestExpressApplication;
let origin: string;
const reads = new LateReads();

beforeAll(async () => {
  app = await NestFactory.create<NestExpressApplication>(App, { logger: false });
  app.use(cookieParser());
  app.useGlobalInterceptors(new LateReadInterceptor(reads, false));
  await app.listen(0, '127.0.0.1');
  origin = `http://127.0.0.1:${(app.getHttpServer().address() as AddressInfo).port}`;
});
beforeEach(() => {
  calls.length = 0;
  held.clear();
});
afterAll(() => app.close());

const cookie = `admin_access=${TOKEN}`;
const page = { headers: { cookie }, socket: {} } as unknown as Request;
/** Reads the data of a page while the server takes longer than the page waits. */
const openPage = () =>
  firstDataReader(app.getHttpAdapter().getInstance() as Express)(page, 'admin', {
    reads: ['/api/auth/me', LIST],
  });
const call = (address: string, name?: string, token = TOKEN) =>
  fetch(origin + address, {
    headers: {
      'x-panel': 'admin',
      cookie: `admin_access=${token}`,
      ...(name && { 'x-late-read': name }),
    },
  });

describe('the reads of a page', () => {
  it('should be made once when they take longer than the page waits', async () => {
    const { data, late } = await openPage();
    expect(data).toBeUndefined();
    expect(late.map(({ address }) => address)).toEqual(['/api/auth/me', LIST]);
    const id = reads.keep(TOKEN, late);
    const answers = Promise.all([call('/api/auth/me', `${id} 0`), call(LIST, `${id} 1`)]);
    for (const goOn of held.values()) goOn();
    const bodies = await Promise.all((await answers).map((answer) => answer.json()));
    expect(bodies).toEqual([
      { success: 1, path: '/api/auth/me', call: 1 },
      { success: 1, path: LIST, call: 2 },
    ]);
    expect(calls).toEqual(['/api/auth/me', LIST]);
  });

  it('should hold only the late reads when the session answers in time', async () => {
    const opened = openPage();
    await until(() => held.size === 2);
    held.get('/api/auth/me')?.();
    const { data, late } = await opened;
    expect(Object.keys(data ?? {})).toEqual(['/api/auth/me']);
    expect(late.map(({ address }) => address)).toEqual([LIST]);
  });

  it('should answer a page only once, only its own session and only the same call', async () => {
    const { late } = await openPage();
    const id = reads.keep(TOKEN, late);
    for (const goOn of held.values()) goOn();
    const take = (name: string, token: string, path: string) => reads.take(name, token, path);
    expect(await take(`${id} 1`, 'another-token', '/api/list')).toBeUndefined();
    expect(await take(`${id} 1`, TOKEN, '/api/auth/me')).toBeUndefined();
    expect(await take('another-page 1', TOKEN, '/api/list')).toBeUndefined();
    expect(await take(`${id} 1`, TOKEN, '/api/list')).toMatchObject({ path: LIST });
    expect(await take(`${id} 1`, TOKEN, '/api/list')).toBeUndefined();
  });
});
