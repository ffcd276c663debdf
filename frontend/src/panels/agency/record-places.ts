import type { RecordPlaces } from '../../components/base/app-shell/on-demand/quick-search/record-places';
import { paths } from '../../lib/paths';
import { hostPlace } from '../host-place';

const { agency } = paths;

export const places: RecordPlaces = {
  host: hostPlace({ to: ({ parent }) => agency.user(parent) }),
};
