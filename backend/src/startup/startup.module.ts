import { type DynamicModule, Module } from '@nestjs/common';
import { AppModule } from '../app.module.js';
import type { Env } from '../core/config/env.js';
import { DemoModule } from './demo/demo.module.js';
import { MigrationsModule } from './migrations/migrations.module.js';

/** The application, with the modules that prepare its data at start: migrations and the demo. */
@Module({})
export class StartupModule {
  static with(env: Env, databaseUri: string): DynamicModule {
    return {
      module: StartupModule,
      imports: [AppModule.with(env, databaseUri), MigrationsModule, DemoModule],
    };
  }
}
