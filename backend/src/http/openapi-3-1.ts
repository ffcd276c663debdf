import type { OpenAPIObject } from '@nestjs/swagger';

type Json = Record<string, unknown>;

/**
 * Returns the document as OpenAPI 3.1. `@nestjs/swagger` writes schemas of 3.0 whatever version it is given; among the
 * keywords that this API uses, only `nullable` has another form in 3.1.
 */
export const asOpenApi31 = (document: OpenAPIObject): OpenAPIObject => ({
  ...(converted(document) as OpenAPIObject),
  openapi: '3.1.0',
});

function converted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(converted);
  if (typeof value !== 'object' || value === null) return value;
  const node = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, converted(part)]));
  return node['nullable'] === true ? withNull(node) : node;
}

/** A second type is enough for a plain value. A list of values and a reference would still refuse null. */
function withNull({ nullable: _, ...schema }: Json): Json {
  const { type, enum: values, allOf, ...rest } = schema;
  if (Array.isArray(allOf)) return { ...rest, oneOf: [...(allOf as Json[]), { type: 'null' }] };
  if (values) return { ...rest, oneOf: [{ type, enum: values }, { type: 'null' }] };
  return { ...schema, type: [type, 'null'] };
}
