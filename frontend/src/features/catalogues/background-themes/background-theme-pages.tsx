import { backgroundThemesList } from '../../../api/background-themes.lists.gen';
import {
  useListBackgroundThemesQuery,
  useUpdateBackgroundThemeMutation,
  type BackgroundTheme,
} from '../../../api/background-themes.gen';
import { present } from '../../../lib/present';
import { useListFilters } from '../../../components/base/filters/use-list-filters';
import { useListState } from '../../../lib/use-list-state';
import { useRecordId } from '../../../lib/use-record-id';
import { defineCatalogue } from '../shared/catalogue';
import { listFilters } from '../../../components/base/filters/list-filters';
import { byShown } from '../shared/catalogue-filters';
import { CatalogueList } from '../shared/catalogue-list';
import { texts } from '../shared/catalogues.texts';
import { pictureColumn } from '../shared/columns';
import { EditRecord } from '../shared/edit-record';
import { wordsOf } from '../shared/words';
import { catalogueScreens } from '../shared/catalogue-screens';

const nameOf = () => catalogueScreens['background-themes'].one;
/** Background themes are reached through the themes. */
const overThemes = [
  { label: wordsOf({ screens: catalogueScreens.themes }).list, to: catalogueScreens.themes.list },
];

/** The app has a fixed number of background themes; only their pictures can be replaced. */
const backgroundTheme = defineCatalogue<BackgroundTheme, { image: Blob }>({
  screens: catalogueScreens['background-themes'],
  titles: { edit: 'Edit Theme' },
  columns: [pictureColumn('image', texts.columns.image, ({ image }) => image, nameOf)],
  limits: {},
  fields: [{ name: 'image', label: texts.columns.image, kind: 'image', shape: 'whole', onEdit: 'required' }],
  nameOf,
  hint: 'The app provides the background themes.',
});

const filters = listFilters(backgroundThemesList, byShown);

export function List() {
  const list = useListState(backgroundThemesList);
  const { page, limit } = list.arg;
  const { values, ...narrowing } = useListFilters(filters);
  const backgrounds = useListBackgroundThemesQuery({ page, limit, ...values });
  return (
    <CatalogueList
      catalogue={backgroundTheme}
      trail={overThemes}
      list={list}
      narrowing={narrowing}
      query={backgrounds}
      rows={backgrounds.data?.data}
      total={backgrounds.data?.total}
    />
  );
}

export function Edit() {
  const id = useRecordId();
  const backgrounds = useListBackgroundThemesQuery({});
  const [update] = useUpdateBackgroundThemeMutation();
  return (
    <EditRecord
      catalogue={backgroundTheme}
      query={backgrounds}
      record={backgrounds.currentData?.data.find(({ _id }) => _id === id)}
      // This form requires the picture.
      onSave={({ image, versionSeen }) =>
        update({
          updateBackgroundThemeDto: {
            id,
            image: present(image, 'A theme needs a picture'),
            versionSeen,
          },
        }).unwrap()
      }
    />
  );
}
