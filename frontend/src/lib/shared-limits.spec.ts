import { readFileSync } from 'node:fs';
import { accountLimits, agencyCodeLimit, fileBytes, reasonLimit, searchLimit } from './shared-limits.gen';

type Schema = Record<string, unknown>;
interface Operation {
  parameters?: { name: string; in: string; schema: Schema }[];
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, { properties?: Record<string, Schema> }> };
}
const { paths, components } = JSON.parse(
  readFileSync(new URL('../../../backend/openapi.json', import.meta.url), 'utf8'),
) as Document;

describe('accountLimits', () => {
  it.each([
    ['AddStaffDto', 'name'],
    ['AddStaffDto', 'email'],
    ['AddStaffDto', 'password'],
    ['AddCoinAgencyDto', 'password'],
    ['UpdateAdminProfileDto', 'name'],
    ['UpdateAdminProfileDto', 'bio'],
    ['ChangePasswordDto', 'newpassword'],
    ['ResetPasswordDto', 'newpassword'],
  ] as const)("should equal the API's limits when the field is %s.%s", (schema, field) => {
    expect(components.schemas[schema]?.properties?.[field]).toMatchObject(accountLimits[field]);
  });
});

describe('shared limits', () => {
  const bodies = Object.values(components.schemas).flatMap(({ properties }) =>
    Object.entries(properties ?? {}),
  );
  const queries = Object.values(paths)
    .flatMap((calls) => Object.values(calls))
    .flatMap(({ parameters }) => parameters ?? [])
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, schema }) => [name, schema] as const);
  const fields = [...bodies, ...queries];

  it.each([
    ['reason', reasonLimit],
    ['search', searchLimit],
    ['agencyCode', agencyCodeLimit],
  ])("should equal the API's limit when the field is named %s", (name, limit) => {
    const limits = fields.flatMap(([field, { maxLength }]) =>
      field === name && maxLength !== undefined ? [maxLength] : [],
    );
    expect(new Set(limits)).toEqual(new Set([limit.maxLength]));
  });

  it.each(Object.entries(fileBytes))("should be the API's size limit when the kind is %s", (kind, bytes) => {
    const sizes = bodies.flatMap(([, schema]) =>
      schema['description'] === `A file: ${kind}` ? [schema['x-max-bytes']] : [],
    );
    expect(new Set(sizes)).toEqual(new Set([bytes]));
  });
});
