import { bannersList } from '../../../api/banners.lists.gen';
import {
  addBannerLimits,
  useAddBannerMutation,
  useDeleteBannerMutation,
  useFetchBannerQuery,
  useListBannersQuery,
  useUpdateBannerMutation,
  type AddBannerDto,
  type Banner,
} from '../../../api/banners.gen';
import { useListFilters } from '../../../components/base/filters/use-list-filters';
import { listFilters } from '../../../components/base/filters/list-filters';
import { useListState } from '../../../lib/use-list-state';
import { useRecordId } from '../../../lib/use-record-id';
import { AddRecord } from '../shared/add-record';
import { defineCatalogue } from '../shared/catalogue';
import { common } from '../shared/catalogue-filters';
import { CatalogueList } from '../shared/catalogue-list';
import { texts } from '../shared/catalogues.texts';
import { nameColumn, pictureColumn } from '../shared/columns';
import { EditRecord } from '../shared/edit-record';
import { catalogueScreens } from '../shared/catalogue-screens';

const nameOf = ({ country }: Banner) => country;

const banner = defineCatalogue<Banner, AddBannerDto>({
  screens: catalogueScreens.banners,
  columns: [
    { ...pictureColumn<Banner>('image', 'Banner Image', ({ image }) => image, nameOf), width: 136 },
    nameColumn('country', 'Country', nameOf),
  ],
  limits: addBannerLimits,
  fields: [
    { name: 'country', label: 'Country' },
    { name: 'image', label: texts.columns.image, kind: 'image', shape: 'whole' },
  ],
  nameOf,
  search: 'Search country',
  hint: 'Banners appear at the top of the app, by country.',
  requiredText: 'this field cannot be empty',
});

const filters = listFilters(bannersList, { country: 'Country', ...common });

export function List() {
  const list = useListState(bannersList);
  const { values, ...narrowing } = useListFilters(filters);
  const banners = useListBannersQuery({ ...list.arg, ...values });
  const [remove] = useDeleteBannerMutation();
  return (
    <CatalogueList
      catalogue={banner}
      list={list}
      narrowing={narrowing}
      query={banners}
      rows={banners.data?.details}
      total={banners.data?.total}
      onDelete={({ _id }) => remove({ id: _id }).unwrap()}
    />
  );
}

export function Add() {
  const [add] = useAddBannerMutation();
  return <AddRecord catalogue={banner} onSave={(addBannerDto) => add({ addBannerDto }).unwrap()} />;
}

export function Edit() {
  const id = useRecordId();
  const found = useFetchBannerQuery({ id });
  const [update] = useUpdateBannerMutation();
  return (
    <EditRecord
      catalogue={banner}
      query={found}
      record={found.currentData?.details}
      onSave={(change) => update({ updateBannerDto: { id, ...change } }).unwrap()}
    />
  );
}
