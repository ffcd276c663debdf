import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { vipItemsList } from '../../../api/vip-items.lists.gen';
import {
  addVipItemLimits,
  useAddVipItemMutation,
  useDeleteVipItemMutation,
  useListVipItemsQuery,
  type AddVipItemDto,
  type VipItem,
} from '../../../api/vip-items.gen';
import { useFetchVipQuery } from '../../../api/vips.gen';
import { paths } from '../../../lib/paths';
import { catalogueNames } from '../../../lib/kinds.gen';
import { useListFilters } from '../../../components/base/filters/use-list-filters';
import { useListState } from '../../../lib/use-list-state';
import { useRecordId } from '../../../lib/use-record-id';
import { AddRecord } from '../shared/add-record';
import { defineCatalogue } from '../shared/catalogue';
import { listFilters } from '../../../components/base/filters/list-filters';
import { common } from '../shared/catalogue-filters';
import { CatalogueList } from '../shared/catalogue-list';
import { texts } from '../shared/catalogues.texts';
import { nameColumn, pictureColumn } from '../shared/columns';
import { wordsOf } from '../shared/words';
import { catalogueScreens } from '../shared/catalogue-screens';
import { BringsDialog } from './brings-dialog';
import { texts as brings } from './vip-items.texts';

const nameOf = ({ name }: VipItem) => name;
const toPacks = { label: wordsOf({ screens: catalogueScreens.vips }).list, to: catalogueScreens.vips.list };

/** Returns the pack that the address names, and the link to its items. */
const useItems = () => {
  const id = useRecordId();
  const pack = useFetchVipQuery({ id });
  const title = `Items of ${pack.currentData?.details.title ?? catalogueScreens.vips.one}`;
  return { id, title, here: { label: title, to: paths.admin.vipItems(id) } };
};

const item = defineCatalogue<VipItem, Omit<AddVipItemDto, 'vipId' | 'itemKind' | 'itemId'>>({
  screens: catalogueScreens['vip-items'],
  columns: [
    nameColumn('name', 'Name', nameOf),
    pictureColumn('image', texts.columns.image, ({ image }) => image, nameOf),
    {
      field: 'item',
      title: brings.column,
      value: ({ item: brought }) =>
        brought ? `${catalogueNames[brought.kind].one}: ${brought.title || brings.gone}` : '',
    },
  ],
  limits: addVipItemLimits,
  fields: [
    { name: 'name', label: 'Name' },
    { name: 'image', label: texts.columns.image, kind: 'image', shape: 'thumbnail' },
  ],
  nameOf,
  search: 'Search name',
  hint: 'The app shows these items with the pack. An item can bring a frame, an entry effect or a theme.',
});

const filters = listFilters(vipItemsList, common);

export function List() {
  const { id, title } = useItems();
  const list = useListState(vipItemsList);
  const { values, ...narrowing } = useListFilters(filters);
  const items = useListVipItemsQuery({ id, ...list.arg, ...values });
  const [remove] = useDeleteVipItemMutation();
  const [changed, setChanged] = useState<VipItem>();
  return (
    <CatalogueList
      catalogue={{ ...item, titles: { list: title } }}
      above={changed && <BringsDialog item={changed} onClose={() => setChanged(undefined)} />}
      actions={(row) => [{ label: brings.action, right: 'catalogues.write', onClick: () => setChanged(row) }]}
      trail={[toPacks]}
      add={{ label: 'Add Item', to: `${catalogueScreens['vip-items'].add}?id=${id}` }}
      aside={
        <Button variant="default" component={Link} to={catalogueScreens.vips.list}>
          Go Back
        </Button>
      }
      list={list}
      narrowing={narrowing}
      query={items}
      rows={items.currentData?.details}
      total={items.currentData?.total}
      onDelete={(row) => remove({ id: row._id }).unwrap()}
    />
  );
}

export function Add() {
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
