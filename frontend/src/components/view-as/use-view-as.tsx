import { useState, type ReactNode } from 'react';
import type { PanelKey } from '../../lib/panels';
import { onDemand } from '../base/on-demand';
import type { RowAction } from '../base/list-page/list.types';
import { texts } from './view-as.texts';

// Few people ever open it.
const ViewAsDialog = onDemand(async () => (await import('./view-as-dialog')).ViewAsDialog);

interface Account {
  _id: string;
  name: string;
}

/** Returns the action of a list of the admin by which an Owner views the panel of an account, and its dialog. */
export function useViewAs(role: PanelKey): { viewAs: (account: Account) => RowAction; dialog: ReactNode } {
  const [account, setAccount] = useState<Account>();
  return {
    viewAs: ({ _id, name }) => ({
      label: texts.action,
      right: 'admins.manage',
      onClick: () => setAccount({ _id, name }),
    }),
    dialog: account && <ViewAsDialog role={role} account={account} onClose={() => setAccount(undefined)} />,
  };
}
