import type { AuditEntryTarget } from '../../api/audit.gen';
import { AuditPage } from '../../features/audit/audit-page';
import { catalogues } from '../../features/catalogues/catalogues';
import { paths, searched } from '../../lib/paths';

const { admin } = paths;
const catalogueForms = Object.fromEntries(
  Object.values(catalogues).flatMap(({ kind, editPage }) =>
    editPage ? [[kind, (id: string) => `${editPage}?id=${encodeURIComponent(id)}`]] : [],
  ),
);

const hostLists = [admin.hosts.pending, admin.hosts.approved, admin.hosts.rejected];

/** The addresses of records by their kind in the audit log; undefined for records that no longer exist. */
const screens: Record<string, (id: string, target: AuditEntryTarget) => string | undefined> = {
  user: admin.user,
  withdrawal: (id, { user }) => (user ? admin.withdrawal(user, id) : undefined),
  host: (_id, { status, label }) => {
    const list = status === null ? undefined : hostLists[status];
    return list && searched(list, label);
  },
  hostRecord: () => admin.hostRecord,
  video: (_id, { label }) => searched(admin.videos, label),
  bankExport: () => admin.bankExports,
  admin: () => admin.admins,
  bd: admin.bd.view,
  agencyadmin: admin.agencyAdmin.view,
  agency: admin.agency.view,
  coin: admin.coinAgency.view,
  ...catalogueForms,
  notification: () => admin.notifications,
  job: () => admin.jobs,
  limits: () => admin.coinLimits,
  secretSettings: () => admin.secretKeys,
  familyImage: () => admin.family,
  liveTime: () => admin.liveTime,
  appVersion: () => admin.appVersion,
};

export const AdminAuditPage = () => (
  <AuditPage screenOf={(target) => screens[target.kind]?.(target.id, target)} />
);
