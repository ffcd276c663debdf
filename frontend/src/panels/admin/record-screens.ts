import type { AuditEntryTarget } from '../../api/audit.gen';
import { catalogueScreens, type CatalogueScreens } from '../../features/catalogues/shared/catalogue-screens';
import { paths, searched } from '../../lib/paths';

const { admin } = paths;
const catalogueForms = Object.fromEntries(
  Object.values<CatalogueScreens>(catalogueScreens).flatMap(({ kind, editPage }) =>
    editPage ? [[kind, (id: string) => `${editPage}?id=${encodeURIComponent(id)}`]] : [],
  ),
);

const hostLists = [admin.hosts.pending, admin.hosts.approved, admin.hosts.rejected];

/** A record as the audit log and the rows of batches name it. The user and the status are known to the audit log only. */
type Target = Pick<AuditEntryTarget, 'kind' | 'id' | 'label'> &
  Partial<Pick<AuditEntryTarget, 'user' | 'status'>>;

const screens: Record<string, (id: string, target: Target) => string | undefined> = {
  user: admin.user,
  withdrawal: (id, { user }) => (user ? admin.withdrawal(user, id) : undefined),
  host: (_id, { status, label }) => {
    if (status === undefined) return searched(admin.allHosts, label);
    const list = status === null ? undefined : hostLists[status];
    return list && searched(list, label);
  },
  hostRecord: () => admin.hostRecord,
  video: (_id, { label }) => searched(admin.videos, label),
  bankExport: () => admin.bankExports,
  admin: () => admin.admins,
  rightset: () => admin.rights,
  bd: admin.bd.view,
  agencyadmin: admin.agencyAdmin.view,
  agency: admin.agency.view,
  coin: admin.coinAgency.view,
  ...catalogueForms,
  notification: () => admin.notifications,
  job: () => admin.jobs,
  import: admin.import,
  bulk: admin.bulkChange,
  limits: () => admin.coinLimits,
  secretSettings: () => admin.secretKeys,
  familyImage: () => admin.family,
  liveTime: () => admin.liveTime,
  experienceRule: () => admin.experience,
  appVersion: () => admin.appVersion,
  timeZone: () => admin.timeZone,
};

/** Returns the address of a record by its kind in the audit log; undefined for a record that no longer exists. */
export const screenOf = (target: Target) => screens[target.kind]?.(target.id, target);
