import { IconBuildingStore, IconUserShield } from '@tabler/icons-react';
import type { FoundRecord, FoundState } from '../../api/search.gen';
import type { RecordPlaces } from '../../components/base/app-shell/on-demand/quick-search/record-places';
import { texts as staff } from '../../features/staff/staff.texts';
import { paths } from '../../lib/paths';
import { hostPlace } from '../host-place';
import { texts } from '../panels.texts';
import { staffPlace } from '../staff-place';

const { bd } = paths;
const { found } = texts;

/** The tabs of the hosts on the screen of an agency. */
const TABS: Partial<Record<FoundState, string>> = { pending: '0', approved: '1', rejected: '2' };

/** Returns the address of a host among the hosts of its agency. */
const amongHosts = ({ agency, state, title }: FoundRecord) =>
  agency && `${bd.agency(agency)}&status=${TABS[state] ?? '0'}&search=${encodeURIComponent(title)}`;

export const places: RecordPlaces = {
  host: hostPlace({ to: amongHosts, inList: true }),
  agency: { label: found.agencies, icon: IconBuildingStore, pictured: true, to: ({ _id }) => bd.agency(_id) },
  agencyadmin: staffPlace(found.agencyAdmins, IconUserShield, staff.agencyAdmin, bd.agencyAdmin),
};
