import type { CatalogueScreens } from '../shared/catalogue-screens';

export const frameLevelScreens = {
  kind: 'frame-levels',
  one: 'Frame Level',
  many: 'Frame Levels',
  group: 'levels',
  list: '/admin/framelevel',
  add: '/admin/addframelevel',
  editPage: '/admin/updateframelevel',
} satisfies CatalogueScreens;
