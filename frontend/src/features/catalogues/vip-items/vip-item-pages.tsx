import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import {
  addVipItemLimits,
  useAddVipItemMutation,
  useDeleteVipItemMutation,
  useListVipItemsQuery,
  type AddVipItemDto,
  type VipItem,
} from '../../../api/vip-items.gen';
import { useFetchVipQuery } from '../../../api/vips.gen';
import { useListState } from '../../../lib/use-list-state';
import { useRecordId } from '../../../lib/use-record-id';
import { catalogues } from '../catalogues';
import { AddRecord } from '../shared/add-record';
import { defineCatalogue } from '../shared/catalogue';
import { CatalogueList } from '../shared/catalogue-list';
import { texts } from '../shared/catalogues.texts';
import { nameColumn, pictureColumn } from '../shared/columns';
import { wordsOf } from '../shared/words';

const sorts = ['name'] as const;
const { vips: vip, 'vip-items': vipItem } = catalogues;
const nameOf = ({ name }: VipItem) => name;
const toPacks = { label: wordsOf({ screens: vip }).list, to: vip.list };

/** The items of one pack, which the address names. */
const useItems = () => {
  const id = useRecordId();
  const pack = useFetchVipQuery({ id });
  const title = `Items of ${pack.currentData?.details.title ?? vip.one}`;
  return { id, title, here: { label: title, to: `${vipItem.list}?id=${id}` } };
};

const item = defineCatalogue<VipItem, Omit<AddVipItemDto, 'vipId'>>({
  kind: 'vip-items',
  screens: vipItem,
  columns: [
    nameColumn('Name', nameOf, 'name'),
    pictureColumn(texts.columns.image, ({ image }) => image, nameOf),
  ],
  limits: addVipItemLimits,
  fields: [
    { name: 'name', label: 'Name' },
    { name: 'image', label: texts.columns.image, kind: 'image' },
  ],
  nameOf,
  ordered: true,
  search: 'Search name',
  hint: 'Users who buy this pack get these items.',
});

export function VipItemListPage() {
  const { id, title } = useItems();
  const list = useListState({ sorts });
  const items = useListVipItemsQuery({ id, ...list.arg });
  const [remove] = useDeleteVipItemMutation();
  return (
    <CatalogueList
      catalogue={{ ...item, titles: { list: title } }}
      trail={[toPacks]}
      add={{ label: 'Add Item', to: `${vipItem.add}?id=${id}` }}
      aside={
        <Button variant="default" component={Link} to={vip.list}>
          Go Back
        </Button>
      }
      list={list}
      query={items}
      rows={items.currentData?.details}
      total={items.currentData?.total}
      onDelete={(row) => remove({ id: row._id }).unwrap()}
    />
  );
}

export function AddVipItemPage() {
  const { id, here } = useItems();
  const [add] = useAddVipItemMutation();
  return (
    <AddRecord
      catalogue={item}
      trail={[toPacks, here]}
      onSave={(fields) => add({ addVipItemDto: { vipId: id, ...fields } }).unwrap()}
    />
  );
}
