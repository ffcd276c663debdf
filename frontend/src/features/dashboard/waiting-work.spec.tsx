import { waitFor } from '@testing-library/dom';
import { main } from '../../../test/actions';
import { answer } from '../../../test/fake-api';
import { openScreen } from '../../../test/open-screen';

const DAY = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY - 1000).toISOString();

const lines = () => [...document.querySelectorAll('li:has(time)')].map((line) => line.textContent);
const rights = ['withdrawals.read', 'withdrawals.decide', 'hosts.read', 'hosts.decide'] as const;

describe('Waiting for a decision', () => {
  it('should name the queues of the reader that hold something, with the age of the oldest request', async () => {
    answer('countWithdrawals', {
      details: {
        ...{ pending: 12, approved: 3, rejected: 0, toExport: 3 },
        ...{ oldestPending: daysAgo(3), oldestToExport: daysAgo(9) },
      },
    });
    answer('countHosts', {
      details: {
        ...{ u: 1, acc: 0, pen: 1, rej: 0, accepted: 0, pending: 1, rejected: 0 },
        oldestPending: daysAgo(1),
      },
    });
    await openScreen('admin', '/admin', { rights });
    await waitFor(() =>
      expect(lines()).toEqual([
        '12 withdrawals wait, the oldest for 3 days',
        '1 host application waits, the oldest for 1 day',
      ]),
    );
    const link = main().getByRole('link', { name: '12 withdrawals wait' });
    expect(link.getAttribute('href')).toBe('/admin/widthdrawal/pending');
  });

  it('should say in one line that nothing waits', async () => {
    answer('countHosts', {
      details: {
        ...{ u: 1, acc: 1, pen: 0, rej: 0, accepted: 1, pending: 0, rejected: 0 },
        oldestPending: null,
      },
    });
    await openScreen('agency', '/agency/dashboard');
    await waitFor(() => expect(main().getByText('Nothing waits for your decision.')).toBeTruthy());
  });
});
