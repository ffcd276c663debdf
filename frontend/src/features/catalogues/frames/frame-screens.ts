import type { CatalogueScreens } from '../shared/catalogue-screens';

export const frameScreens = {
  kind: 'frames',
  one: 'Frame',
  many: 'Frames',
  group: 'shop',
  list: '/admin/manageFrames',
  add: '/admin/addframes',
  editPage: '/admin/editFrames',
} satisfies CatalogueScreens;
