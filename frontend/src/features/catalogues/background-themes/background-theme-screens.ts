import type { CatalogueScreens } from '../shared/catalogue-screens';

export const backgroundThemeScreens = {
  kind: 'background-themes',
  one: 'Background Theme',
  many: 'Background Themes',
  group: 'app',
  list: '/admin/backgroundtheme',
  editPage: '/admin/editbackgroundtheme',
} satisfies CatalogueScreens;
