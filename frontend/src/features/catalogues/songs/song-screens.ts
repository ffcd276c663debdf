import type { CatalogueScreens } from '../shared/catalogue-screens';

export const songScreens = {
  kind: 'songs',
  one: 'Song',
  many: 'Songs',
  group: 'app',
  list: '/admin/manageSongs',
  add: '/admin/addSongs',
  editPage: '/admin/editSongs',
  reads: { list: ['/api/admin/songs?limit=5&page=1'], edit: ['/api/admin/songs/fetchSongs?id=:id'] },
  plays: 'audio',
} satisfies CatalogueScreens;
