import type { ScreenGroup } from '../../components/base/app-shell/screens';
import { texts } from '../panels.texts';
import { account, inbox } from './account.screens';
import { catalogueEntry } from './catalogues.screens';
import { coins, transfers } from './coins.screens';
import { videos } from './content.screens';
import { dashboard } from './dashboard.screens';
import { earnings, hosts, live } from './hosts.screens';
import { notifications, users } from './people.screens';
import { settings, trash } from './settings.screens';
import { admins, staff } from './staff.screens';
import { activity, jobs } from './system.screens';
import { withdrawals } from './withdrawals.screens';

const { groups } = texts;

/** All screens of the panel, in the order of the menu. */
export const screens: ScreenGroup[] = [
  { label: groups.work, screens: [dashboard, inbox, jobs] },
  { label: groups.people, screens: [users, hosts, staff, admins] },
  { label: groups.money, screens: [withdrawals, coins, transfers] },
  { label: groups.content, screens: [videos, catalogueEntry, notifications] },
  { label: groups.insights, screens: [live, earnings, activity] },
  { label: groups.settings, screens: [settings, trash, ...account] },
];
