import { paths } from '../../../lib/paths';
import type { CatalogueScreens } from '../shared/catalogue-screens';

export const tagScreens = {
  kind: 'tags',
  one: 'Official tag',
  many: 'Official tags',
  group: 'app',
  list: '/admin/manageTag',
  add: paths.admin.addTag,
  editPage: '/admin/editTag',
  reads: { edit: ['/api/admin/tag/fetchTag?id=:id'] },
} satisfies CatalogueScreens;
