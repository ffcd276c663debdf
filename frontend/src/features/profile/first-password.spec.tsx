// A password that another person gave: nothing of the panel opens until its owner has replaced it.
import { screen, waitFor } from '@testing-library/dom';
import { describes, fieldOf, main, press, type } from '../../../test/actions';
import { record, type Json } from '../../../test/documented-calls';
import { answer, callsOf, Failure } from '../../../test/fake-api';
import { ME, openScreen } from '../../../test/open-screen';
import { requirePasswordChange } from '../../lib/session';

const title = () => screen.findByRole('heading', { level: 1, name: 'Set a new password' });

async function openFirst() {
  await openScreen('bd', '/bd/dashboard', { uniqueId: 'BD100001' });
  // As the API does with any call until the password is changed.
  requirePasswordChange('bd');
  await title();
}
async function change(old: string, password: string, again = password) {
  await type(/^Current password/, old);
  await type(/^New password/, password);
  await type(/^Confirm password/, again);
  await press('Update');
}

beforeEach(() => {
  answer('fetchMe', { details: { profile: record<Json>('BdProfile', { _id: ME }) } });
});

describe('the first password', () => {
  it('should hide the panel, and send nothing while a field is missing', async () => {
    await openFirst();
    expect(document.querySelector('nav[aria-label="Menu"]')).toBeNull();
    await press('Update');
    await waitFor(() => expect(main().getAllByText('This field cannot be empty')).toHaveLength(3));
    expect(callsOf('changeBdPassword')).toEqual([]);
  });

  it('should say at the field why the server refuses a password, and stay', async () => {
    answer('changeBdPassword', () => {
      throw new Failure(400, 'VALIDATION_FAILED', {
        errors: [{ field: 'oldpassword', message: 'Current password is wrong' }],
      });
    });
    await openFirst();
    await change('wrong-password', 'a password of my own');
    await waitFor(async () =>
      expect(describes(await fieldOf(/^Current password/))).toContain('Current password is wrong'),
    );
    await title();
  });

  it('should open the panel once it is replaced', async () => {
    answer('changeBdPassword', {
      message: 'Password changed',
      details: { _id: ME, mustChangePassword: false },
    });
    await openFirst();
    await change('given-password', 'a password of my own');
    await waitFor(() => expect(document.querySelector('nav[aria-label="Menu"]')).toBeTruthy());
    expect(callsOf('changeBdPassword').map(({ body }) => body)).toEqual([
      {
        oldpassword: 'given-password',
        newpassword: 'a password of my own',
        confirmpassword: 'a password of my own',
      },
    ]);
  });
});
