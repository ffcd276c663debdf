// Every route declares its roles, has a unique name and validates its input. The roles: authorisation.e2e-spec.ts.
import { Controller, Get, type INestApplication, Module, type Type } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryModule, NestFactory } from '@nestjs/core';
import { getMetadataStorage } from 'class-validator';
import { RoutesCheck } from '../../src/platform/access/routes.check.js';
import { Endpoint } from '../../src/http/endpoint.js';
import { Envelope } from '../../src/http/response.js';
import type { TestApp } from '../support/app.js';
import { CALLS } from '../support/document.js';
import { sharedApp } from '../support/shared-app.js';

/** Routes that the API document omits on purpose. */
const UNDOCUMENTED = [
  'HealthController.readMetrics', // for Prometheus, guarded by its own token
  // These serve uploaded files (video-files.e2e-spec.ts).
  'VideoFilesController.readVideoFile',
  'VideoFilesController.readVideoThumbnail',
];

let app: TestApp;
beforeAll(async () => {
  app = await sharedApp();
});
afterAll(() => app.close());

describe('the routes of the application', () => {
  const routes = () => app.nest.get(RoutesCheck).routes();

  it('should all be in the API document', () => {
    const documented = new Set(CALLS.map(({ operationId }) => operationId));
    const missing = routes().filter(({ handler }) => !documented.has(handler));
    expect(missing.map(({ name }) => name)).toEqual(UNDOCUMENTED);
    expect(routes()).toHaveLength(CALLS.length + UNDOCUMENTED.length);
  });

  it('should have unique names', () => {
    const names = routes().map(({ handler }) => handler);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('should declare bodies, queries and paths as classes with validation rules', () => {
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

describe('the check of roles at the start', () => {
  @Controller('open')
  class OpenController {
    @Get() readAnything() {
      return {};
    }
    @Endpoint('GET', 'guarded', { roles: ['admin'], right: 'own', summary: 'Guarded', response: Envelope })
    readGuarded() {
      return {};
    }
  }
  @Controller('guarded')
  class GuardedController {
    @Endpoint('GET', '', { roles: ['admin'], right: 'own', summary: 'Guarded', response: Envelope })
    readGuarded() {
      return {};
    }
  }
  const start = async (controller: Type): Promise<INestApplication> => {
    @Module({ imports: [DiscoveryModule], controllers: [controller], providers: [RoutesCheck] })
    class TestModule {}
    const nest = await NestFactory.create(TestModule, { logger: false, abortOnError: false });
    return nest.init();
  };

  it('should refuse the start and name a route without roles', async () => {
    await expect(start(OpenController)).rejects.toThrow('Routes without roles: OpenController.readAnything.');
  });

  it('should pass when every route names its roles', async () => {
    const nest = await start(GuardedController);
    expect(nest.get(RoutesCheck).routes()).toHaveLength(1);
    await nest.close();
  });
});
