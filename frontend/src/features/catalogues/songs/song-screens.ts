import type { CatalogueScreens } from '../shared/catalogue-screens';

export const songScreens = {
  kind: 'songs',
  one: 'Song',
  many: 'Songs',
  group: 'app',
  list: '/admin/manageSongs',
  add: '/admin/addSongs',
  editPage: '/admin/editSongs',
  reads: { edit: ['/api/admin/songs/fetchSongs?id=:id'] },
  plays: 'audio',
} satisfies CatalogueScreens;
