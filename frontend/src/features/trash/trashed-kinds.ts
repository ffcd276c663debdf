import type { CatalogueKind } from '../../api/catalogues.gen';
import type { StaffKind } from '../../api/staff-passwords.gen';
import type { TrashedKind } from '../../api/trash.gen';
import type { Right } from '../../lib/rights';

const staff: Record<StaffKind, true> = { bd: true, agencyadmin: true, agency: true, coin: true };
const catalogues: Record<CatalogueKind, true> = {
  ...{ banners: true, tags: true, gifts: true, 'live-gifts': true, 'live-gift-categories': true },
  ...{ 'entry-effects': true, 'entry-effect-levels': true, frames: true, 'frame-levels': true },
  ...{ themes: true, 'background-themes': true, levels: true, 'user-levels': true },
  ...{ vips: true, 'vip-items': true, songs: true, plans: true, contents: true },
};

export const isStaff = (kind: TrashedKind): kind is StaffKind => Object.hasOwn(staff, kind);
export const isCatalogue = (kind: TrashedKind): kind is CatalogueKind => Object.hasOwn(catalogues, kind);

/** Returns what an admin needs to restore one record: the right to change records of its kind. */
export function rightToRestore(kind: TrashedKind): Right {
  if (isStaff(kind)) return 'staff.write';
  return isCatalogue(kind) ? 'catalogues.write' : 'hosts.write';
}

/** All kinds that the trash holds. */
export const trashedKinds = [
  ...Object.keys(staff),
  'hostRecord',
  ...Object.keys(catalogues),
] as TrashedKind[];
