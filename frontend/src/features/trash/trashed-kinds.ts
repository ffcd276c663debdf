import type { CatalogueKind } from '../../api/catalogues.gen';
import type { StaffKind } from '../../api/staff-passwords.gen';
import type { TrashedKind } from '../../api/trash.gen';
import { catalogueKinds, staffKinds } from '../../lib/kinds.gen';
import type { Right } from '../../lib/rights';

const isIn = <Kind extends string>(kinds: readonly Kind[], kind: string): kind is Kind =>
  (kinds as readonly string[]).includes(kind);

export const isStaff = (kind: TrashedKind): kind is StaffKind => isIn(staffKinds, kind);
export const isCatalogue = (kind: TrashedKind): kind is CatalogueKind => isIn(catalogueKinds, kind);

/** Returns what an admin needs to restore one record: the right to change records of its kind. */
export function rightToRestore(kind: TrashedKind): Right {
  if (isStaff(kind)) return 'staff.write';
  return isCatalogue(kind) ? 'catalogues.write' : 'hosts.write';
}

/** All kinds that the trash holds. */
export const trashedKinds: readonly TrashedKind[] = [...staffKinds, 'hostRecord', ...catalogueKinds];
