import { IconFrame } from '@tabler/icons-react';
import type { CatalogueScreens } from '../shared/catalogue-screens';

export const frameScreens = {
  kind: 'frames',
  one: 'Frame',
  many: 'Frames',
  group: 'shop',
  icon: IconFrame,
  list: '/admin/manageFrames',
  add: '/admin/addframes',
  editPage: '/admin/editFrames',
} satisfies CatalogueScreens;
