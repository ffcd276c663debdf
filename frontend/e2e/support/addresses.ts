// Fills placeholders such as {id} in addresses with values of demo data records.
import type { CatalogueKind } from '../../src/api/catalogues.gen';
import {
  catalogueScreens,
  type CatalogueScreens,
} from '../../src/features/catalogues/shared/catalogue-screens';
import { accounts } from './accounts';
import type { Records } from './records';
import { sets } from './rights';

type Kind = (records: Records) => Promise<{ _id: string }>;
const bd: Kind = (records) => records.bd();
const agencyAdmin: Kind = (records) => records.agencyAdmin();
const agency: Kind = (records) => records.agency();
const coinAgency: Kind = (records) => records.coinAgency();
/** The user of a host whom the accounts of all panels reach. */
const host: Kind = async (records) => ({ _id: (await records.host()).userId });
const catalogue =
  (kind: CatalogueKind): Kind =>
  (records) =>
    records.catalogue(kind);

/** The kind of record that {id} refers to, by page path. */
const kinds: Record<string, Kind> = {
  '/admin/ViewUser': (records) => records.user(),
  '/admin/withdrawalvoucher': (records) => records.withdrawal(1),
  '/admin/orders/one': (records) => records.order(),
  '/admin/salaryruns': (records) => records.salaryRun(),
  '/admin/imports': (records) => records.staffImport(),
  '/admin/bulkchanges': (records) => records.bulkChange(),
  '/coin/receipt': (records) => records.sale(),
  '/admin/viewBd': bd,
  '/admin/editBD': bd,
  '/admin/viewCoin': coinAgency,
  '/admin/editCoin': coinAgency,
  '/admin/viewagencyadmin': agencyAdmin,
  '/admin/editagencyadmin': agencyAdmin,
  '/admin/viewAgency': agency,
  '/admin/editAgency': agency,
  [catalogueScreens['vip-items'].list]: catalogue('vips'),
  [catalogueScreens['vip-items'].add]: catalogue('vips'),
  ...Object.fromEntries(
    Object.values<CatalogueScreens>(catalogueScreens).flatMap(({ kind, editPage }) =>
      editPage ? [[editPage, catalogue(kind)]] : [],
    ),
  ),
  '/admin/editRights': async () => ({ _id: sets.moderator }),
  '/admin/hostEarnings': host,
  '/bd/hostEarnings': host,
  '/agencyadmin/hostEarnings': host,
  '/agency/hostEarnings': host,
  '/agencyadmin/viewagency': agency,
  '/agencyadmin/editagency': agency,
  '/agencyadmin/hosts': agency,
  '/bd/viewagencyadmin': agencyAdmin,
  '/bd/editagencyadimin': agencyAdmin,
  '/bd/viewAgency': agency,
};

/** Returns the address of a screen with placeholders such as {id} replaced by values of a record. */
export async function addressOf(path: string, records: Records): Promise<string> {
  if (path.includes('{userId}')) {
    const { _id, userId } = await records.withdrawal(0);
    return path.replace('{userId}', userId._id).replace('{id}', _id);
  }
  if (path.includes('{old}')) {
    const { old, userId } = await records.host();
    return path.replace('{old}', old).replace('{id}', userId);
  }
  if (path.includes('{coinAgencyUniqueId}'))
    return path.replace('{coinAgencyUniqueId}', encodeURIComponent(accounts.coin.id));
  if (!path.includes('{id}')) return path;
  const kind = kinds[path.replace(/\/?(\?id=)?\{id\}$/, '')];
  if (!kind) throw new Error(`No kind of record is known for ${path}`);
  return path.replace('{id}', (await kind(records))._id);
}
