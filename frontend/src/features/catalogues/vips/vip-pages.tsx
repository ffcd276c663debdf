import { vipsList } from '../../../api/vips.lists.gen';
import {
  addVipLimits,
  updateVipLimits,
  useAddVipMutation,
  useDeleteVipMutation,
  useFetchVipQuery,
  useListVipsQuery,
  useUpdateVipMutation,
  type AddVipDto,
  type Vip,
} from '../../../api/vips.gen';
import { formatNumber } from '../../../lib/format';
import { paths } from '../../../lib/paths';
import { useListFilters } from '../../../components/base/filters/use-list-filters';
import { listFilters } from '../../../components/base/filters/list-filters';
import { useListState } from '../../../lib/use-list-state';
import { useRecordId } from '../../../lib/use-record-id';
import { AddRecord } from '../shared/add-record';
import { defineCatalogue } from '../shared/catalogue';
import { common } from '../shared/catalogue-filters';
import { CatalogueList } from '../shared/catalogue-list';
import { texts } from '../shared/catalogues.texts';
import {
  editableNumberColumn,
  animatedNameColumn,
  animationColumn,
  numberColumn,
  pictureColumn,
} from '../shared/columns';
import { EditRecord } from '../shared/edit-record';
import { catalogueScreens } from '../shared/catalogue-screens';

const nameOf = ({ title }: Vip) => title;

function useSave() {
  const [update] = useUpdateVipMutation();
  return (id: string, price: number, versionSeen: number) =>
    update({ updateVipDto: { id, price, versionSeen } }).unwrap();
}

const vip = defineCatalogue<Vip, AddVipDto>({
  screens: catalogueScreens.vips,
  columns: [
    animatedNameColumn('title', texts.columns.title, nameOf, ({ svga }) => svga),
    pictureColumn('image', texts.columns.image, ({ image }) => image, nameOf),
    { ...animationColumn<Vip>('svga', texts.columns.animation, ({ svga }) => svga, nameOf), minor: true },
    numberColumn('levelreq', 'From level', ({ levelreq }) => levelreq),
    editableNumberColumn('price', texts.columns.price, ({ price }) => price, {
      of: catalogueScreens.vips.kind,
      limit: updateVipLimits.price,
      nameOf,
      useSave,
    }),
    {
      field: 'valid',
      title: texts.columns.validFor,
      align: 'end',
      value: ({ valid }) => texts.days(formatNumber(valid), valid),
    },
  ],
  limits: addVipLimits,
  fields: [
    { name: 'title', label: texts.columns.title },
    { name: 'levelreq', label: 'Required level', kind: 'number' },
    { name: 'price', label: texts.columns.price, kind: 'number', hint: texts.inCoins },
    { name: 'valid', label: texts.valid, kind: 'number', hint: texts.inDays },
    { name: 'svga', label: texts.columns.svga, kind: 'animation', requiredWith: 'image' },
    { name: 'image', label: texts.columns.image, kind: 'image', shape: 'thumbnail', requiredWith: 'svga' },
  ],
  nameOf,
  search: 'Search title',
  hint: 'Users who have reached the level can buy a VIP pack. It brings its items for a number of days.',
});

const filters = listFilters(vipsList, {
  price: texts.columns.price,
  levelreq: texts.requiredLevel,
  ...common,
});

export function List() {
  const list = useListState(vipsList);
  const { values, ...narrowing } = useListFilters(filters);
  const vips = useListVipsQuery({ ...list.arg, ...values });
  const [remove] = useDeleteVipMutation();
  return (
    <CatalogueList
      catalogue={vip}
      list={list}
      narrowing={narrowing}
      query={vips}
      rows={vips.data?.details}
      total={vips.data?.total}
      actions={({ _id }) => [{ label: 'View items', to: paths.admin.vipItems(_id) }]}
      onDelete={({ _id }) => remove({ id: _id }).unwrap()}
    />
  );
}

export function Add() {
  const [add] = useAddVipMutation();
  return <AddRecord catalogue={vip} onSave={(addVipDto) => add({ addVipDto }).unwrap()} />;
}

export function Edit() {
  const id = useRecordId();
  const found = useFetchVipQuery({ id });
  const [update] = useUpdateVipMutation();
  return (
    <EditRecord
      catalogue={vip}
      query={found}
      record={found.currentData?.details}
      onSave={(change) => update({ updateVipDto: { id, ...change } }).unwrap()}
    />
  );
}
