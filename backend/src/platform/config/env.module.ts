import { type DynamicModule, Global, Module } from '@nestjs/common';
import type { Env } from '../../core/config/env.js';

/** Injects the configuration: `@Inject(ENV) env: Env`. */
export const ENV = Symbol('env');

@Global()
@Module({})
export class EnvModule {
  static with(env: Env): DynamicModule {
    return { module: EnvModule, providers: [{ provide: ENV, useValue: env }], exports: [ENV] };
  }
}
