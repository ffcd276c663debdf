import { IconBuildingStore } from '@tabler/icons-react';
import type { RecordPlaces } from '../../components/base/app-shell/on-demand/quick-search/record-places';
import { texts as staff } from '../../features/staff/staff.texts';
import { paths } from '../../lib/paths';
import { hostPlace } from '../host-place';
import { texts } from '../panels.texts';
import { staffPlace } from '../staff-place';

const { agencyadmin } = paths;

export const places: RecordPlaces = {
  host: hostPlace(agencyadmin.hosts),
  agency: staffPlace(texts.found.agencies, IconBuildingStore, staff.agency, agencyadmin.agency),
};
