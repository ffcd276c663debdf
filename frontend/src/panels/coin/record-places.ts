import { IconReceipt } from '@tabler/icons-react';
import type { RecordPlaces } from '../../components/base/app-shell/on-demand/quick-search/record-places';
import { paths } from '../../lib/paths';
import { texts } from '../panels.texts';

export const places: RecordPlaces = {
  transfer: {
    label: texts.found.sales,
    icon: IconReceipt,
    dated: true,
    to: ({ _id }) => paths.coin.receipt(_id),
  },
};
