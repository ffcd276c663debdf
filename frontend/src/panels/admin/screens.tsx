import type { ScreenGroup } from '../../components/base/app-shell/screens';
import { account } from './account.screens';
import { catalogueGroups } from './catalogues.screens';
import { coins } from './coins.screens';
import { content } from './content.screens';
import { hosts } from './hosts.screens';
import { overview } from './overview.screens';
import { people } from './people.screens';
import { settings } from './settings.screens';
import { staff } from './staff.screens';
import { system } from './system.screens';
import { withdrawals } from './withdrawals.screens';

/** All screens of the panel, one file per heading, in the order of the menu. */
export const screens: ScreenGroup[] = [
  overview,
  people,
  hosts,
  withdrawals,
  coins,
  content,
  ...catalogueGroups,
  staff,
  settings,
  system,
  account,
];
