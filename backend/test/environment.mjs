// The environment of the API tests. Compiles the schemas of the OpenAPI document once per worker because compiling them
// in each test file takes half a second longer.
import { readFileSync } from 'node:fs';
import { TestEnvironment } from 'jest-environment-node';
import { schemaCheck } from '../attack/schemas.mjs';

const check = schemaCheck(JSON.parse(readFileSync(new URL('../openapi.json', import.meta.url), 'utf8')));

export default class extends TestEnvironment {
  constructor(...given) {
    super(...given);
    this.global.checkSchema = check;
  }
}
