import { useSession } from '../../features/auth/use-session';
import { ImportStaffPage } from '../../features/staff/import-staff-page';
import { texts } from '../../features/staff/staff.texts';

/** Imports without an answer are stored for each admin. */
const useOwner = () => useSession('admin')?._id ?? '';

export const ImportBdsPage = () => (
  <ImportStaffPage kind={{ key: 'bd', texts: texts.bd }} owner={useOwner()} />
);
export const ImportAgencyAdminsPage = () => (
  <ImportStaffPage kind={{ key: 'agencyadmin', texts: texts.agencyAdmin }} owner={useOwner()} />
);
export const ImportAgenciesPage = () => (
  <ImportStaffPage kind={{ key: 'agency', texts: texts.agency }} owner={useOwner()} />
);
export const ImportCoinAgenciesPage = () => (
  <ImportStaffPage kind={{ key: 'coin', texts: texts.coinAgency }} owner={useOwner()} />
);
