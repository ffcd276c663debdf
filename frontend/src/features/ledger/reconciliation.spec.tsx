// The reconciliation: a verification without differences, and one that found some.
import { fireEvent, waitFor, within } from '@testing-library/dom';
import { main, press } from '../../../test/actions';
import { record, type Json } from '../../../test/documented-calls';
import { answer, callsOf } from '../../../test/fake-api';
import { idOf, openScreen } from '../../../test/open-screen';
import type { Verification } from '../../api/ledger.gen';

const ADDRESS = '/admin/reconciliation';
const verification = (fields: Json) =>
  record<Verification>('Verification', { at: new Date().toISOString(), total: 0, ...fields });
const figure = (name: string) =>
  [...document.querySelectorAll('main dt')]
    .find(({ textContent }) => textContent === name)
    ?.parentElement?.querySelector('dd')?.textContent;

it('should say that all balances match once they are verified', async () => {
  let last: Verification | null = null;
  answer('fetchReconciliation', () => ({ details: last }));
  answer('verifyLedger', () => {
    last = verification({});
    return { message: 'Verified', details: last };
  });
  await openScreen('admin', ADDRESS);
  await press('Verify now');
  const region = await main().findByRole('region', { name: 'Reconciliation' });
  await waitFor(() => expect(region.textContent).toContain('All balances match the ledger'));
  expect(callsOf('verifyLedger')).toHaveLength(1);
  expect(figure('Total')).toBe('0');
});

it('should list the differences, each with a link to the ledger of its account', async () => {
  const account = `user:${idOf(1)}`;
  const difference = {
    ...{ account, label: 'anita.sharma', balance: 600, expected: 500, difference: 100, entries: 12 },
    what: 'The balance differs from the sum of the entries',
  };
  answer('fetchReconciliation', { details: verification({ found: 1, differences: [difference] }) });
  await openScreen('admin', ADDRESS);
  await main().findByRole('heading', { level: 1, name: 'Reconciliation' });
  await main().findByText('1 difference found');
  const row = within(main().getByRole('list', { name: 'Differences' })).getByRole('listitem');
  const shown = ['anita.sharma', 'Coins of a user', '12', '600', '500', '100'];
  expect(shown.filter((text) => !row.textContent.includes(text))).toEqual([]);
  const link = within(row).getByRole('link', { name: 'anita.sharma' });
  expect(link.getAttribute('href')).toBe(`/admin/ledger/${account}`);
  fireEvent.click(link);
  await waitFor(() => expect(window.location.pathname).toBe(`/admin/ledger/${account}`));
});
