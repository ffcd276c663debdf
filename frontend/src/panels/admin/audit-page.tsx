import { AuditPage } from '../../features/audit/audit-page';
import { catalogues } from '../../features/catalogues/catalogues';
import { paths } from '../../lib/paths';

const { admin } = paths;
const edit =
  ({ editPage }: { editPage: string }) =>
  (id: string) =>
    `${editPage}?id=${encodeURIComponent(id)}`;

/** The screens of records, by the names that the audit log gives their kinds. */
const screens: Record<string, (id: string) => string> = {
  user: admin.user,
  bd: admin.bd.view,
  agencyadmin: admin.agencyAdmin.view,
  agency: admin.agency.view,
  coin: admin.coinAgency.view,
  banners: edit(catalogues.banner),
  tags: edit(catalogues.tag),
  gifts: edit(catalogues.gift),
  'live-gifts': edit(catalogues.liveGift),
  'live-gift-categories': edit(catalogues.liveGiftCategory),
  'entry-effects': edit(catalogues.entryEffect),
  'entry-effect-levels': edit(catalogues.entryEffectLevel),
  frames: edit(catalogues.frame),
  'frame-levels': edit(catalogues.frameLevel),
  themes: edit(catalogues.theme),
  'background-themes': edit(catalogues.backgroundTheme),
  levels: edit(catalogues.level),
  'user-levels': edit(catalogues.userLevel),
  vips: edit(catalogues.vip),
  plans: edit(catalogues.plan),
  notification: () => admin.notifications,
  job: () => admin.jobs,
  limits: () => admin.coinLimits,
  secretSettings: () => admin.secretKeys,
  familyImage: () => admin.family,
  liveTime: () => admin.liveTime,
  appVersion: () => admin.appVersion,
};

export const AdminAuditPage = () => <AuditPage screenOf={({ kind, id }) => screens[kind]?.(id)} />;
