import type { CatalogueScreens } from '../shared/catalogue-screens';

export const themeScreens = {
  kind: 'themes',
  one: 'Theme',
  many: 'Themes',
  group: 'shop',
  list: '/admin/manageTheme',
  add: '/admin/addTheme',
  editPage: '/admin/editTheme',
  reads: {
    edit: ['/api/admin/wallpaper/fetchwallpaper?id=:id'],
  },
} satisfies CatalogueScreens;
