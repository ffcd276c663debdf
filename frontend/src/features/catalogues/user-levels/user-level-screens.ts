import type { CatalogueScreens } from '../shared/catalogue-screens';

export const userLevelScreens = {
  kind: 'user-levels',
  one: 'User level',
  many: 'User levels',
  group: 'levels',
  list: '/admin/userwallpaper',
  add: '/admin/userlevelupload',
  editPage: '/admin/edituserlevel',
  reads: {
    add: ['/api/admin/userlevel/all'],
    edit: ['/api/admin/userlevel/all'],
  },
} satisfies CatalogueScreens;
