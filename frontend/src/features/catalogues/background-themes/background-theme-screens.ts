import type { CatalogueScreens } from '../shared/catalogue-screens';

export const backgroundThemeScreens = {
  kind: 'background-themes',
  one: 'Background theme',
  many: 'Background themes',
  group: 'app',
  list: '/admin/backgroundtheme',
  editPage: '/admin/editbackgroundtheme',
  reads: {
    edit: ['/api/admin/wallpaper/background'],
  },
} satisfies CatalogueScreens;
