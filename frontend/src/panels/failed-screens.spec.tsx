// Screens without their data: an unknown address, a record of another account, and a read that fails.
import { fireEvent, waitFor } from '@testing-library/dom';
import { main } from '../../test/actions';
import { answer, Failure } from '../../test/fake-api';
import { closeScreen, idOf, openScreen } from '../../test/open-screen';
import type { PanelKey } from '../lib/panels';

it('should say that a record of another account and an address without a record are not found', async () => {
  const notFound = () => {
    throw new Failure(404, 'NOT_FOUND');
  };
  for (const call of ['fetchAgency', 'fetchAgencyAdmin', 'fetchHostEarnings']) answer(call, notFound);
  const cases: [PanelKey, string, string][] = [
    ['bd', `/bd/viewAgency?id=${idOf(1)}`, 'Not found'],
    ['bd', '/bd/viewagencyadmin', 'Not found'],
    ['agency', `/agency/hostEarnings?id=${idOf(1)}`, 'This host does not exist'],
  ];
  const faults: string[] = [];
  for (const [panel, at, text] of cases) {
    await openScreen(panel, at);
    await main()
      .findByText(text)
      .catch(() => faults.push(at));
    closeScreen();
  }
  expect(faults).toEqual([]);
});

it('should offer to read a list again when it does not load', async () => {
  let fails = true;
  answer('listEarnings', () => {
    if (fails) throw new Failure(500, 'INTERNAL');
    return {};
  });
  await openScreen('agency', '/agency/earnings?period=7');
  const retry = await main().findByRole('button', { name: 'Retry' });
  fails = false;
  fireEvent.click(retry);
  await waitFor(() => expect(main().queryByRole('button', { name: 'Retry' })).toBeNull());
});
