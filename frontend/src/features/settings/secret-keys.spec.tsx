// The secret keys of other services: masked, changed one by one, and shown after the password only.
import { waitFor } from '@testing-library/dom';
import { describes, dialog, dialogCloses, fieldOf, main, press, toasts, type } from '../../../test/actions';
import { record } from '../../../test/documented-calls';
import { answer, callsOf, Failure } from '../../../test/fake-api';
import { closeScreen, idOf, openScreen } from '../../../test/open-screen';
import type { Secrets } from '../../api/settings.gen';

const MASKED = '••••••••0001';
const SECRET = 'agora-id-of-the-test-0001';
const AGORA = '/admin/secretkey?tab=agora';
let stored: Secrets;

beforeEach(() => {
  stored = record<Secrets>('Secrets', { _id: idOf(5), version: 2, agoraId: MASKED });
  answer('fetchSecrets', () => ({ details: [stored] }));
  answer('updateSecrets', ({ body }) => {
    if (String(body['agoraId'] ?? '').includes('•'))
      throw new Failure(400, 'VALIDATION_FAILED', {
        errors: [{ field: 'agoraId', message: 'Enter the full key or leave the field unchanged' }],
      });
    stored = { ...stored, version: 3, agoraCertificate: '••••••••abcd' };
    return { message: 'Secret keys updated' };
  });
});

describe('the secret keys', () => {
  it('should show a mask, and say which key is not set', async () => {
    await openScreen('admin', AGORA);
    await main().findByText(MASKED);
    await main().findByText('Not set');
    expect(main().getAllByRole('button', { name: /^Reveal/ })).toHaveLength(1);
  });

  it('should send only the changed key with the version, and show its mask', async () => {
    await openScreen('admin', AGORA);
    await press('Edit');
    await type('Agora certificate', 'certificate-0000-abcd');
    await press('Save Changes');
    await toasts().findByText('Secret keys updated');
    expect(callsOf('updateSecrets').map(({ body }) => body)).toEqual([
      { agoraCertificate: 'certificate-0000-abcd', versionSeen: 2 },
    ]);
    await main().findByText('••••••••abcd');
  });

  it('should say at the field that a changed mask is no key', async () => {
    await openScreen('admin', AGORA);
    await press('Edit');
    await type('Agora ID', `${MASKED}x`);
    await press('Save Changes');
    await waitFor(async () =>
      expect(describes(await fieldOf('Agora ID'))).toContain(
        'Enter the full key or leave the field unchanged',
      ),
    );
    await press('Cancel');
    await main().findByText(MASKED);
  });

  it('should keep no typed key when the tab closes', async () => {
    await openScreen('admin', AGORA);
    await press('Edit');
    await type('Agora certificate', 'certificate-0000-abcd');
    closeScreen();
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('certificate-0000');
  });

  it('should offer no change to an admin who may only read', async () => {
    await openScreen('admin', AGORA, { rights: ['secrets.read'] });
    await main().findByText(MASKED);
    expect(main().queryByRole('button', { name: 'Edit' })).toBeNull();
  });

  it('should reveal a key after the right password, until it is hidden', async () => {
    answer('revealSecret', ({ body }) => {
      if (body['password'] !== 'right-password')
        throw new Failure(400, 'VALIDATION_FAILED', {
          errors: [{ field: 'password', message: 'The password is wrong' }],
        });
      return { details: { value: SECRET } };
    });
    await openScreen('admin', AGORA);
    await press('Reveal Agora ID');
    await type(/^Your password/, 'wrong-password', dialog());
    await press('Reveal', dialog());
    await (await dialog()).findByText('The password is wrong');
    expect(main().queryByText(SECRET)).toBeNull();
    await type(/^Your password/, 'right-password', dialog());
    await press('Reveal', dialog());
    await dialogCloses();
    await main().findByText(SECRET);
    expect(callsOf('revealSecret').at(-1)?.body).toEqual({ name: 'agoraId', password: 'right-password' });
    await press('Hide Agora ID');
    await main().findByText(MASKED);
  });
});
