import { IconStairs } from '@tabler/icons-react';
import type { CatalogueScreens } from '../shared/catalogue-screens';

export const levelScreens = {
  kind: 'levels',
  one: 'Level',
  many: 'Levels',
  group: 'levels',
  icon: IconStairs,
  list: '/admin/manageLevel',
  add: '/admin/addLevel',
  editPage: '/admin/editLevel',
} satisfies CatalogueScreens;
