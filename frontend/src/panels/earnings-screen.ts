import { IconReportMoney } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { Screen } from '../components/base/app-shell/screens';
import type { EarningsPaths } from '../lib/paths';
import { texts } from './panels.texts';

/** The pages of the earnings. */
interface EarningsPages {
  EarningsPage: ComponentType;
  HostEarningsPage: ComponentType;
}

/** Returns the screen of the earnings, with the page of one host below. `manual`: the page of the manual. */
export const earningsScreen = (
  to: EarningsPaths,
  manual: string,
  pages: () => Promise<EarningsPages>,
): Screen => ({
  path: to.list,
  manual,
  right: 'earnings.read',
  list: 'earnings',
  label: texts.menu.earnings,
  icon: IconReportMoney,
  one: 'host',
  lazy: async () => (await pages()).EarningsPage,
  // Its days are others tomorrow.
  first: false,
  below: [{ path: to.hostPage, right: 'earnings.read', lazy: async () => (await pages()).HostEarningsPage }],
});
