import type { CatalogueScreens } from '../shared/catalogue-screens';

export const contentScreens = {
  kind: 'contents',
  one: 'Content',
  many: 'Content',
  group: 'app',
  list: '/admin/manageContent',
  add: '/admin/addContent',
  editPage: '/admin/editContent',
} satisfies CatalogueScreens;
