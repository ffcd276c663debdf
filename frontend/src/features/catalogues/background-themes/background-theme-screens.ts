import { IconBackground } from '@tabler/icons-react';
import type { CatalogueScreens } from '../shared/catalogue-screens';

export const backgroundThemeScreens = {
  kind: 'background-themes',
  one: 'Background Theme',
  many: 'Background Themes',
  group: 'app',
  icon: IconBackground,
  list: '/admin/backgroundtheme',
  editPage: '/admin/editbackgroundtheme',
} satisfies CatalogueScreens;
