// Every list that can be sorted by a time, read from the document.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StaffRole } from '../../src/core/roles.js';

interface Schema {
  $ref?: string;
  enum?: string[];
  properties?: Record<string, Schema>;
}
interface Operation {
  parameters?: { name: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  'x-roles'?: StaffRole[];
}
const { paths, components } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../openapi.json'), 'utf8'),
) as { paths: Record<string, Record<string, Operation>>; components: { schemas: Record<string, Schema> } };

/** The fields of the lists' orders that hold a time. */
const TIMES = ['createdAt', 'at', 'deletedAt'];

export interface TimedList {
  method: 'get' | 'post';
  path: string;
  roles: readonly StaffRole[];
  field: string;
  isPaged: boolean;
}

/** The lists that can be sorted by the time of their records; some documented lists take their query as a body. */
export const TIMED_LISTS: TimedList[] = Object.entries(paths)
  .filter(([path]) => !path.includes('{'))
  .flatMap(([path, operations]) =>
    (['get', 'post'] as const).flatMap((method) => {
      const operation = operations[method];
      if (!operation) return [];
      const name = operation.requestBody?.content['application/json']?.schema.$ref?.split('/').at(-1);
      const fields = new Map([
        ...(operation.parameters ?? []).map((one) => [one.name, one.schema] as const),
        ...Object.entries(components.schemas[name ?? '']?.properties ?? {}),
      ]);
      const field = TIMES.find((time) => fields.get('sort')?.enum?.includes(time));
      const roles = operation['x-roles'] ?? [];
      return field ? [{ method, path, roles, field, isPaged: fields.has('limit') }] : [];
    }),
  );
