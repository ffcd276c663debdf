// Who may call what, over every route of the OpenAPI document and of the application: a new route is in here by itself.
import { Controller, Get, type INestApplication, Module, type Type } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryModule, NestFactory } from '@nestjs/core';
import { getMetadataStorage } from 'class-validator';
import type { Response } from 'supertest';
import type { Role } from '../src/access/roles.js';
import { RoutesCheck } from '../src/access/routes.check.js';
import { Endpoint } from '../src/api/endpoint.js';
import { Envelope } from '../src/api/answer.js';
import { type Agent, startApp, type TestApp } from './app.js';
import { contractRows } from './contract.js';
import { CALLS, type Call } from './document.js';
import { expectFailure } from './errors.js';
import { ROLES } from './sign-in.js';

/** Routes that are not in the document, each for a reason. */
const UNDOCUMENTED = [
  'HealthController.readMetrics', // for Prometheus, guarded by its own token
  // Files, as all uploads are (videos.e2e-spec.ts).
  'VideoFilesController.readVideoFile',
  'VideoFilesController.readVideoThumbnail',
];

let app: TestApp;
/** Callers for what they may not do: nothing of it ends their sessions. */
const refused = new Map<Role, Agent>();
beforeAll(async () => {
  app = await startApp();
  for (const role of ROLES) refused.set(role, (await app.as(role)).agent);
});
afterAll(() => app.close());

const send = (agent: Agent, { method, path }: Call): Promise<Response> =>
  agent[method.toLowerCase() as 'get'](path.replace(/\{\w+\}/g, '66f0c0ffee00000000000001'));

describe.each(CALLS.filter(({ secured }) => secured))('$method $path', (call) => {
  it('should ask who calls', async () => {
    expectFailure(await send(app.guest(), call), 'UNAUTHENTICATED');
  });

  it.each(ROLES)('should let in or refuse %s, as the document says', async (role) => {
    if (!call.roles.includes(role)) return expectFailure(await send(refused.get(role)!, call), 'FORBIDDEN');
    // Signed in anew: some calls end the session that makes them.
    const response = await send((await app.as(role)).agent, call);
    expect([401, 403]).not.toContain(response.status);
  });
});

describe.each(CALLS.filter(({ secured }) => !secured))('$method $path', (call) => {
  it('should be open to everybody, and say so', async () => {
    expect(call.roles).toEqual([]);
    const { status, text } = await send(app.guest(), call);
    expect(status).not.toBe(403);
    expect(text).not.toBe('');
  });
});

describe('the roles of the document', () => {
  it('should be those of the contract', async () => {
    const contract = new Map((await contractRows()).map((row) => [`${row.method} ${row.path}`, row.roles]));
    const differ = CALLS.flatMap(({ method, path, roles, ownerRoles }) => {
      const agreed = contract.get(`${method} ${path.replace('/api/', '')}`);
      const declared = roles.length
        ? roles.map((role) => (ownerRoles.includes(role) ? `${role}*` : role))
        : ['public'];
      return agreed && agreed.toSorted().join() !== declared.sort().join()
        ? [{ call: `${method} ${path}`, agreed, declared }]
        : [];
    });
    expect(differ).toEqual([]);
  });

  it('should not be empty where a token is asked for, nor named where none is', () => {
    expect(CALLS.filter(({ secured, roles }) => secured !== roles.length > 0)).toEqual([]);
  });
});

describe('the routes of the application', () => {
  const routes = () => app.nest.get(RoutesCheck).routes();

  it('should all be in the document', () => {
    const documented = new Set(CALLS.map(({ operationId }) => operationId));
    const missing = routes().filter(({ handler }) => !documented.has(handler));
    expect(missing.map(({ name }) => name)).toEqual(UNDOCUMENTED);
    expect(routes()).toHaveLength(CALLS.length + UNDOCUMENTED.length);
  });

  it('should have names that are unique over the whole API', () => {
    const names = routes().map(({ handler }) => handler);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('should take their bodies, queries and paths as classes with rules: a type alone checks nothing', () => {
    const SOURCES: Record<string, string> = { 3: 'body', 4: 'query', 5: 'path' };
    const unchecked = routes().flatMap(({ name, controller, handler }) => {
      const prototype = controller.prototype as object;
      const args = (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, handler) ?? {}) as Record<
        string,
        { index: number }
      >;
      const types = Reflect.getMetadata('design:paramtypes', prototype, handler) as Type[];
      return Object.entries(args).flatMap(([key, { index }]) => {
        const source = SOURCES[key.split(':')[0]!];
        const type = types[index]!;
        const rules = getMetadataStorage().getTargetValidationMetadatas(type, '', true, false);
        return source && rules.length === 0 ? [`${name}: ${source} is ${type?.name}`] : [];
      });
    });
    expect(unchecked).toEqual([]);
  });
});

describe('an application with a route that names no role', () => {
  @Controller('open')
  class OpenController {
    @Get() readAnything() {
      return {};
    }
    @Endpoint('GET', 'guarded', { roles: ['admin'], summary: 'Guarded', answers: Envelope }) readGuarded() {
      return {};
    }
  }
  @Controller('guarded')
  class GuardedController {
    @Endpoint('GET', '', { roles: ['admin'], summary: 'Guarded', answers: Envelope }) readGuarded() {
      return {};
    }
  }
  const start = async (controller: Type): Promise<INestApplication> => {
    @Module({ imports: [DiscoveryModule], controllers: [controller], providers: [RoutesCheck] })
    class TestModule {}
    const nest = await NestFactory.create(TestModule, { logger: false, abortOnError: false });
    return nest.init();
  };

  it('should not start, and name the route', async () => {
    await expect(start(OpenController)).rejects.toThrow('Routes without roles: OpenController.readAnything.');
  });

  it('should start without it', async () => {
    const nest = await start(GuardedController);
    expect(nest.get(RoutesCheck).routes()).toHaveLength(1);
    await nest.close();
  });
});
