// Each figure leads to a list that shows exactly this figure: as the number of its entries, or as the sum of its coins.
import type { FiguresResponse, Measure } from '../../src/api/figures.gen';
import { listOf } from '../../src/features/figures/figure-links';
import { dayAfter } from '../../src/lib/days';
import type { PanelKey } from '../../src/lib/panels';
import { untilSummed } from '../pages/figures-page';
import { expect, signIn, test } from '../support/test';

// The tests read only: each worker takes some.
test.describe.configure({ mode: 'parallel' });

const entries: [PanelKey, Measure[]][] = [
  [
    'admin',
    [
      ...(['usersRegistered', 'usersActive', 'usersBanned', 'liveSessions', 'decisions'] as const),
      ...(['hostApplications', 'hostApplicationsPending'] as const),
      ...(['hostApplicationsApproved', 'hostApplicationsRejected'] as const),
      ...(['videosUploaded', 'videosApproved', 'videosRejected'] as const),
    ],
  ],
  ['bd', ['hostApplications', 'hostApplicationsApproved', 'hostApplicationsRejected']],
  ['agencyadmin', ['hostApplications', 'hostApplicationsApproved', 'hostApplicationsRejected']],
  ['agency', ['hostApplications', 'hostApplicationsApproved', 'liveSessions']],
];
const sums: [PanelKey, Measure[]][] = [
  [
    'admin',
    [
      ...(['coinsSoldToAgencies', 'coinsSoldToUsers', 'coinsReturned'] as const),
      ...(['coinsAskedFor', 'coinsPaidOut'] as const),
    ],
  ],
  ['coin', ['coinsSoldToUsers', 'coinsReturned', 'coinsReceived']],
];

const today = new Date().toISOString().slice(0, 10);
// Long enough for a decision about a host in every part of the hierarchy.
const days = { from: dayAfter(today, -80), to: dayAfter(today, -1) };

for (const [cases, shows] of [
  [entries, (total: string) => `of ${total} entries`],
  [sums, (total: string) => total],
] as const)
  for (const [panel, measures] of cases)
    for (const measure of measures)
      test(`${panel}: ${measure} equals its list`, async ({ page, context }) => {
        await signIn(context, panel);
        await untilSummed(context.request, panel, measure);
        const isState = measure === 'usersActive' || measure === 'usersBanned';
        // Other tests ban users meanwhile.
        await expect(async () => {
          const answer = await context.request.get('/api/figures', {
            headers: { 'X-Panel': panel },
            params: { measure, ...days, ...(isState && { to: today }) },
          });
          const { total } = ((await answer.json()) as FiguresResponse).details;
          expect(total).toBeGreaterThan(0);
          await page.goto(listOf(panel, measure, days) ?? 'none');
          const text = shows(new Intl.NumberFormat('en-US').format(total ?? 0));
          await expect(page.locator('#root').getByText(text).first()).toBeVisible();
        }).toPass();
      });
