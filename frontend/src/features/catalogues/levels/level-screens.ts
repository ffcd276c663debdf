import type { CatalogueScreens } from '../shared/catalogue-screens';

export const levelScreens = {
  kind: 'levels',
  one: 'Level',
  many: 'Levels',
  group: 'levels',
  list: '/admin/manageLevel',
  add: '/admin/addLevel',
  editPage: '/admin/editLevel',
} satisfies CatalogueScreens;
