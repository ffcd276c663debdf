// A file that a form sends under a name that the call does not know.
import type { Response } from 'supertest';
import type { Actor, TestApp } from '../support/app.js';
import { expectFailure } from '../support/errors.js';
import { photograph } from '../support/factories/pictures.js';
import { sharedApp } from '../support/shared-app.js';

let app: TestApp;
let admin: Actor<'admin'>;
let picture: Buffer;
beforeAll(async () => {
  app = await sharedApp();
  admin = await app.as('admin');
  picture = await photograph();
});
afterAll(() => app.close());

const send = (...fields: string[]) => {
  const form = admin.agent.post('/api/bdpanel/createbd').field('name', 'Anita Rao');
  for (const field of fields) form.attach(field, picture, 'picture.png');
  return form;
};
const messageOf = (response: Response) =>
  (response.body as { errors: { message: string }[] }).errors[0]!.message;

describe('a file in a form', () => {
  it('should be refused at its field, which names the right one, when the call does not know the field', async () => {
    const response = await send('photo');
    expectFailure(response, 'VALIDATION_FAILED', 'photo');
    expect(messageOf(response)).toBe('This field takes no file. Send the file as image');
  });

  it('should be refused with a reason when the call takes no file, or takes one and gets two', async () => {
    const form = admin.agent.post('/api/admin/recharge/sendcoin').field('to', '1');
    const none = await form.attach('file', picture, 'picture.png');
    expectFailure(none, 'VALIDATION_FAILED', 'file');
    expect(messageOf(none)).toBe('This field takes no other file');
    const banner = admin.agent.post('/api/admin/banner/addBanner');
    for (const name of ['one.png', 'two.png']) banner.attach('image', picture, name);
    const twice = await banner;
    expectFailure(twice, 'VALIDATION_FAILED');
    expect(twice.body).toMatchObject({ message: 'The form has more files than this call takes' });
  });
});
