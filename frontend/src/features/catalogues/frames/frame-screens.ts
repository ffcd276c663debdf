import type { CatalogueScreens } from '../shared/catalogue-screens';

export const frameScreens = {
  kind: 'frames',
  one: 'Frame',
  many: 'Frames',
  group: 'shop',
  list: '/admin/manageFrames',
  add: '/admin/addframes',
  editPage: '/admin/editFrames',
  first: false,
  reads: {
    list: ['/api/admin/frame/getframes?limit=5&page=1'],
    edit: ['/api/admin/frame/fetchframes?id=:id'],
  },
  plays: 'animation',
} satisfies CatalogueScreens;
