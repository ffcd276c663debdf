import type { WithdrawalStatus } from '../../api/withdrawals.gen';
import { statuses } from '../../components/decision-queue/decisions';
import { StateTabs } from '../../components/state-tabs';
import { paths } from '../../lib/paths';
import { WithdrawalCount } from './withdrawal-count';
import { texts } from './withdrawals.texts';

/** The three lists, each with its number as it stands now. */
export const WithdrawalTabs = ({ status }: { status: WithdrawalStatus }) => (
  <StateTabs
    label={texts.tabs}
    state={status}
    tabs={statuses.map((state) => ({
      state,
      label: texts.lists[state].tab,
      to: paths.admin.withdrawals[state],
      count: <WithdrawalCount status={state} />,
    }))}
  />
);
