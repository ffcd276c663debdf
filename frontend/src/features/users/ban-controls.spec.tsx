// The reason of a ban belongs to the status that was saved, whatever the record still shows.
import { waitFor } from '@testing-library/dom';
import { chooseOption, dialog, dialogCloses, main, press, type } from '../../../test/actions';
import { record } from '../../../test/documented-calls';
import { answer, callsOf } from '../../../test/fake-api';
import { idOf, openScreen } from '../../../test/open-screen';
import type { BanStatus, User } from '../../api/users.gen';

const USER = idOf(7);
/** What a read of the user answers. It may be older than the last change. */
let read: BanStatus;
/** Answers the call of a ban that waits. */
let answerBan: (() => void) | undefined;

beforeEach(() => {
  read = '0';
  answerBan = undefined;
  answer('fetchUser', () => ({
    details: record<User>('User', { _id: USER, username: 'meera', banStatus: read, deviceBanStatus: '0' }),
  }));
  answer('setUserBan', () => ({ message: 'User banned' }));
});

const reasonButton = () => main().getByRole<HTMLButtonElement>('button', { name: /reason for this user$/ });
const sent = () => callsOf('setUserBan').map(({ body }) => body);

async function choose(status: BanStatus) {
  await openScreen('admin', `/admin/ViewUser?id=${USER}`);
  await chooseOption('User ban', status === '1' ? 'Banned' : 'Unbanned');
}
async function giveReason(reason: string) {
  await press(/reason for this user$/);
  await type(/^Reason/, reason, dialog());
  await press('Save reason', dialog());
  await dialogCloses();
}

describe('the reason of a ban', () => {
  it('should go with the saved status while the record still shows the one before', async () => {
    await choose('1');
    await giveReason('Fraud');
    expect(sent()).toEqual([{ banStatus: '1' }, { banStatus: '1', reason: 'Fraud' }]);
  });

  it('should wait for the answer of the call', async () => {
    read = '1';
    answer('setUserBan', async () => {
      await new Promise<void>((done) => {
        answerBan = done;
      });
      return { message: 'User unbanned' };
    });
    await choose('0');
    await waitFor(() => expect(answerBan).toBeDefined());
    expect(reasonButton().disabled).toBe(true);
    answerBan?.();
    await waitFor(() => expect(reasonButton().disabled).toBe(false));
  });
});
