import type { CatalogueScreens } from '../shared/catalogue-screens';

export const userLevelScreens = {
  kind: 'user-levels',
  one: 'User Level',
  many: 'User Levels',
  group: 'levels',
  list: '/admin/userwallpaper',
  add: '/admin/userlevelupload',
  editPage: '/admin/edituserlevel',
} satisfies CatalogueScreens;
