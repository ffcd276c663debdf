import { IconWallpaper } from '@tabler/icons-react';
import type { CatalogueScreens } from '../shared/catalogue-screens';

export const themeScreens = {
  kind: 'themes',
  one: 'Theme',
  many: 'Themes',
  group: 'shop',
  icon: IconWallpaper,
  list: '/admin/manageTheme',
  add: '/admin/addTheme',
  editPage: '/admin/editTheme',
} satisfies CatalogueScreens;
