import {
  IconBriefcase,
  IconBuildingStore,
  IconCash,
  IconCoins,
  IconReceipt,
  IconStack2,
  IconUser,
  IconUserShield,
  IconVideo,
} from '@tabler/icons-react';
import type { FoundRecord } from '../../api/search.gen';
import type { RecordPlaces } from '../../components/base/app-shell/on-demand/quick-search/record-places';
import { catalogueScreens } from '../../features/catalogues/shared/catalogue-screens';
import { texts as staff } from '../../features/staff/staff.texts';
import { withId, paths, searched } from '../../lib/paths';
import { staffPlace } from '../staff-place';
import { hostPlace } from '../host-place';
import { texts } from '../panels.texts';

const { admin } = paths;
const { menu, found } = texts;

/** Returns the form of a record, or the list that holds it. A VIP item has no form: it is in the list of its pack. */
function inCatalogue({ catalogue, _id, title, parent }: FoundRecord): string | undefined {
  const known = catalogue && catalogueScreens[catalogue];
  if (!known) return undefined;
  if (known.editPage) return withId(known.editPage)(_id);
  return known.below ? withId(known.list)(parent) : searched(known.list, title);
}

export const places: RecordPlaces = {
  user: {
    label: found.users,
    icon: IconUser,
    pictured: true,
    to: ({ _id }) => admin.user(_id),
    list: { label: menu.users, to: (search) => searched(admin.users, search) },
  },
  host: hostPlace(admin.hosts),
  agency: staffPlace(found.agencies, IconBuildingStore, staff.agency, admin.agency),
  agencyadmin: staffPlace(found.agencyAdmins, IconUserShield, staff.agencyAdmin, admin.agencyAdmin),
  bd: staffPlace(found.bds, IconBriefcase, staff.bd, admin.bd),
  coin: staffPlace(found.coinAgencies, IconCoins, staff.coinAgency, admin.coinAgency),
  withdrawal: {
    label: found.withdrawals,
    icon: IconCash,
    dated: true,
    to: ({ _id, parent }) => admin.withdrawal(parent, _id),
  },
  transfer: {
    label: found.transfers,
    icon: IconReceipt,
    dated: true,
    inList: true,
    to: ({ title }) => searched(admin.rechargeHistory, title),
    list: { label: menu.rechargeHistory, to: (search) => searched(admin.rechargeHistory, search) },
  },
  video: {
    label: menu.videos,
    icon: IconVideo,
    inList: true,
    to: ({ title }) => searched(admin.videos, title),
    list: { label: menu.videos, to: (search) => searched(admin.videos, search) },
  },
  catalogue: {
    label: found.catalogues,
    icon: IconStack2,
    note: ({ catalogue }) => catalogue && catalogueScreens[catalogue].one,
    to: inCatalogue,
    otherwise: ({ catalogue, title }) => catalogue && searched(catalogueScreens[catalogue].list, title),
  },
};
