import type { RecordPlaces } from '../../components/app-shell/quick-search/record-places';
import { paths } from '../../lib/paths';
import { hostPlace } from '../host-place';

const { agency } = paths;

export const places: RecordPlaces = {
  host: hostPlace({ to: ({ parent }) => agency.user(parent) }),
};
