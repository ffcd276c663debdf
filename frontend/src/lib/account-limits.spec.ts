import { readFileSync } from 'node:fs';
import { accountLimits } from './account-limits';

interface Document {
  components: { schemas: Record<string, { properties: Record<string, object> }> };
}
const { schemas } = (
  JSON.parse(readFileSync(new URL('../../../backend/openapi.json', import.meta.url), 'utf8')) as Document
).components;

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
  ] as const)('should be those of %s.%s', (schema, field) => {
    expect(schemas[schema]!.properties[field]).toMatchObject(accountLimits[field]);
  });
});
