import type { CatalogueScreens } from '../shared/catalogue-screens';

export const contentScreens = {
  kind: 'contents',
  one: 'Content',
  many: 'Content',
  group: 'app',
  list: '/admin/manageContent',
  add: '/admin/addContent',
  editPage: '/admin/editContent',
  reads: {
    edit: ['/api/admin/content/fetchContent?id=:id'],
  },
} satisfies CatalogueScreens;
