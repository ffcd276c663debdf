import { themesList } from '../../../api/themes.lists.gen';
import {
  addThemeLimits,
  useAddThemeMutation,
  useDeleteThemeMutation,
  useFetchThemeQuery,
  useListThemesQuery,
  useSetThemePriceMutation,
  useUpdateThemeMutation,
  type AddThemeDto,
  type Theme,
} from '../../../api/themes.gen';
import { StatusBadge } from '../../../components/base/status-badge';
import { inCoins } from '../../../lib/format';
import { present } from '../../../lib/present';
import { useListFilters } from '../../../components/base/filters/use-list-filters';
import { listFilters } from '../../../components/base/filters/list-filters';
import { useListState } from '../../../lib/use-list-state';
import { useRecordId } from '../../../lib/use-record-id';
import { AddRecord } from '../shared/add-record';
import { defineCatalogue } from '../shared/catalogue';
import { common, byWord } from '../shared/catalogue-filters';
import { CatalogueList } from '../shared/catalogue-list';
import { texts, wordOf } from '../shared/catalogues.texts';
import { editableNumberColumn, pictureColumn } from '../shared/columns';
import { EditRecord } from '../shared/edit-record';
import { catalogueScreens } from '../shared/catalogue-screens';

const nameOf = ({ type, price }: Theme) => (type === 'PAID' ? `Paid theme, ${inCoins(price)}` : 'Free theme');

function useSave() {
  const [setPrice] = useSetThemePriceMutation();
  return (id: string, price: number, versionSeen: number) =>
    setPrice({ themePriceDto: { id, price, versionSeen } }).unwrap();
}

const theme = defineCatalogue<Theme, AddThemeDto>({
  screens: catalogueScreens.themes,
  columns: [
    pictureColumn('image', texts.columns.image, ({ image }) => image, nameOf),
    {
      field: 'type',
      title: texts.columns.type,
      card: 'badge',
      value: ({ type }) => (
        <StatusBadge tone={type === 'PAID' ? 'accent' : 'calm'}>{wordOf(type)}</StatusBadge>
      ),
    },
    editableNumberColumn('price', texts.columns.price, ({ price }) => price, {
      of: catalogueScreens.themes.kind,
      limit: addThemeLimits.price,
      nameOf,
      useSave,
    }),
  ],
  limits: addThemeLimits,
  fields: [
    { name: 'type', label: texts.columns.type, kind: 'select', options: ['PAID', 'FREE'] },
    { name: 'price', label: texts.columns.price, kind: 'number' },
    { name: 'image', label: texts.columns.image, kind: 'image', shape: 'whole', onEdit: 'required' },
  ],
  nameOf,
  search: 'Search type',
  hint: 'A theme is the wallpaper of a live room. Free ones belong to everybody, users buy the others for good.',
});

const filters = listFilters(themesList, {
  type: byWord(texts.columns.type, ['PAID', 'FREE']),
  price: texts.columns.price,
  ...common,
});

export function List() {
  const list = useListState(themesList);
  const { values, ...narrowing } = useListFilters(filters);
  const themes = useListThemesQuery({ ...list.arg, ...values });
  const [remove] = useDeleteThemeMutation();
  return (
    <CatalogueList
      catalogue={theme}
      list={list}
      narrowing={narrowing}
      query={themes}
      rows={themes.data?.details}
      total={themes.data?.total}
      onDelete={({ _id }) => remove({ id: _id }).unwrap()}
    />
  );
}

export function Add() {
  const [add] = useAddThemeMutation();
  return <AddRecord catalogue={theme} onSave={(addThemeDto) => add({ addThemeDto }).unwrap()} />;
}

export function Edit() {
  const id = useRecordId();
  const found = useFetchThemeQuery({ id });
  const [update] = useUpdateThemeMutation();
  return (
    <EditRecord
      catalogue={theme}
      query={found}
      quiet
      record={found.currentData?.details}
      // This form requires the picture.
      onSave={({ image, ...change }) =>
        update({
          updateThemeDto: {
            id,
            ...change,
            image: present(image, 'A theme needs a picture'),
          },
        }).unwrap()
      }
    />
  );
}
