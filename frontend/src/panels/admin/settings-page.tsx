import { useState } from 'react';
import { useFetchCoinLimitsQuery } from '../../api/coin-limits.gen';
import { useFetchExperienceRulesQuery } from '../../api/experience.gen';
import {
  useFetchAppVersionsQuery,
  useFetchFamilyImageQuery,
  useFetchLiveTimeQuery,
  useFetchTimeZoneQuery,
} from '../../api/settings.gen';
import { CoinLimitsSection } from '../../features/approvals/coin-limits-section';
import { texts as second } from '../../features/approvals/approvals.texts';
import { ExperienceSection } from '../../features/experience/experience-section';
import { texts as experience } from '../../features/experience/experience.texts';
import { AppVersionSection } from '../../features/settings/app-version-section';
import { FamilySection } from '../../features/settings/family-section';
import { LiveTimeSection } from '../../features/settings/live-time-section';
import { SettingsPage, type SettingsSection } from '../../features/settings/settings-page';
import { TimeZoneSection } from '../../features/settings/time-zone-section';
import { texts } from '../../features/settings/settings.texts';
import { paths } from '../../lib/paths';
import { texts as menu } from '../panels.texts';
import { useMay } from '../../lib/rights';

const { admin: to } = paths;
const sections: SettingsSection[] = [
  {
    ...{ name: menu.menu.family, title: texts.family.title, to: to.family },
    ...{ kind: 'familyImage', fields: ['count'], Section: FamilySection },
    reads: 'settings.read',
    writes: 'settings.write',
  },
  {
    ...{ name: menu.menu.liveTime, title: texts.liveTime.title, to: to.liveTime },
    ...{ kind: 'liveTime', fields: ['days', 'time'], Section: LiveTimeSection },
    reads: 'settings.read',
    writes: 'settings.write',
  },
  {
    ...{ name: menu.menu.experience, title: experience.title, to: to.experience },
    ...{ kind: 'experienceRule', fields: [], Section: ExperienceSection },
    reads: 'settings.read',
    writes: 'settings.write',
  },
  {
    ...{ name: menu.menu.appVersion, title: texts.appVersion.title, to: to.appVersion },
    ...{ kind: 'appVersion', fields: ['minimum', 'latest'], Section: AppVersionSection },
    reads: 'settings.read',
    writes: 'settings.write',
  },
  {
    ...{ name: menu.menu.timeZone, title: texts.timeZone.title, to: to.timeZone },
    ...{ kind: 'timeZone', fields: [], Section: TimeZoneSection },
    reads: 'settings.read',
    writes: 'admins.manage',
  },
  {
    ...{ name: menu.menu.coinLimits, title: second.limits.title, to: to.coinLimits },
    ...{ kind: 'limits', fields: ['send', 'withdrawal'], Section: CoinLimitsSection },
    reads: 'coins.read',
    writes: 'coins.limits',
  },
];

function Settings({ at }: { at?: string }) {
  const may = useMay();
  const skip = !may('settings.read');
  const reads = [
    useFetchFamilyImageQuery(undefined, { skip }),
    useFetchLiveTimeQuery(undefined, { skip }),
    useFetchExperienceRulesQuery(undefined, { skip }),
    useFetchAppVersionsQuery(undefined, { skip }),
    useFetchTimeZoneQuery(undefined, { skip }),
    useFetchCoinLimitsQuery(undefined, { skip: !may('coins.read') }),
  ];
  // Set once: a later refetch must not unmount the forms of the other sections.
  const [ready, setReady] = useState(false);
  if (!ready && reads.every(({ isLoading }) => !isLoading)) setReady(true);
  return <SettingsPage sections={sections} at={at} ready={ready} />;
}

export const GeneralSettingsPage = () => <Settings />;
export const FamilyPage = () => <Settings at={to.family} />;
export const LiveTimePage = () => <Settings at={to.liveTime} />;
export const ExperiencePage = () => <Settings at={to.experience} />;
export const AppVersionPage = () => <Settings at={to.appVersion} />;
export const TimeZonePage = () => <Settings at={to.timeZone} />;
export const CoinLimitsPage = () => <Settings at={to.coinLimits} />;
