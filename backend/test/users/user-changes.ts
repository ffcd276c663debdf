// The calls with which the admin changes a user of the app.
import type { UserDto } from '../../src/modules/users/user.dto.js';
import type { User } from '../../src/modules/users/user.schema.js';
import type { Agent, TestApp } from '../support/app.js';
import { expectSuccess } from '../support/errors.js';
import { sharedApp } from '../support/shared-app.js';

class UserChanges {
  app: TestApp;
  admin: Agent;

  async start() {
    this.app = await sharedApp();
    ({ agent: this.admin } = await this.app.as('admin'));
  }

  /** Sends this call below /api/admin for the user with this record or id. */
  change(call: string, user: User | string, body: object) {
    const id = typeof user === 'string' ? user : user._id.toHexString();
    return this.admin.post(`/api/admin/${call}`).query({ id }).send(body);
  }

  async view({ _id }: User) {
    const response = await this.admin.get('/api/admin/view_user').query({ id: _id.toHexString() });
    return expectSuccess(response).details as UserDto;
  }
}

/** One application for the file. */
export function userChanges(): UserChanges {
  const users = new UserChanges();
  beforeAll(() => users.start());
  afterAll(() => users.app.close());
  return users;
}
