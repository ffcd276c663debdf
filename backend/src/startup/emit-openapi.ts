// Writes the OpenAPI document of the application to a file: node dist/startup/emit-openapi.js FILE. Needs no database.
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NestFactory } from '@nestjs/core';
import { asOpenApi31 } from '../http/openapi-3-1.js';
import { createDocument } from '../http/openapi.js';
import { StartupModule } from './startup.module.js';
import { readEnv } from '../core/config/env.js';

const [file = 'openapi.json'] = process.argv.slice(2);
const env = readEnv({ DATA_DIR: join(tmpdir(), 'callboard-openapi') });
const app = await NestFactory.create(StartupModule.with(env, 'mongodb://127.0.0.1:1/none'), {
  preview: true,
  logger: ['error'],
});
app.setGlobalPrefix('api');
writeFileSync(file, `${JSON.stringify(asOpenApi31(createDocument(app)), null, 2)}\n`);
process.exit(0);
