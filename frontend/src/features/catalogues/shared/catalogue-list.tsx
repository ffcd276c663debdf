import { ListPage } from '../../../components/list-page/list-page';
import { ListSection, type ListSectionProps } from '../../../components/list-page/list-section';
import type { Listed, RowAction } from '../../../components/list-page/list.types';
import type { Crumb } from '../../../components/breadcrumbs';
import type { Catalogue } from './catalogue';
import { texts } from './catalogues.texts';
import { ScreenFrame } from './screen-frame';
import { useDeletion } from './use-deletion';
import { wordsOf } from './words';

type Shown = 'list' | 'query' | 'rows' | 'total' | 'unpaged' | 'filters';
interface CatalogueListProps<Row extends Listed, Dto> extends Pick<ListSectionProps<Row>, Shown> {
  catalogue: Catalogue<Row, Dto>;
  /** Without it nothing can be deleted here. */
  onDelete?: (row: Row) => Promise<{ message: string }>;
  /** What can be done with a row beside editing and deleting it. */
  actions?: (row: Row) => RowAction[];
}

function useCatalogueList<Row extends Listed, Dto>(props: CatalogueListProps<Row, Dto>) {
  const { catalogue, onDelete, actions, ...shown } = props;
  const { screens, columns, kind, nameOf, search, hint } = catalogue;
  const remove = useDeletion({ kind, nameOf, send: (row: Row) => onDelete!(row) });
  const { editPage } = screens;
  return {
    ...shown,
    title: wordsOf(catalogue).list,
    columns,
    rowName: nameOf,
    searchLabel: search,
    empty: { title: texts.empty(screens.many), hint },
    actions: (row: Row): RowAction[] => [
      ...(actions?.(row) ?? []),
      ...(editPage ? [{ label: texts.editRow, to: `${editPage}?id=${row._id}` }] : []),
      ...(onDelete ? [{ label: texts.delete, danger: true, onClick: () => void remove(row) }] : []),
    ],
  };
}

/** The list screen of a catalogue. */
export function CatalogueList<Row extends Listed, Dto>({
  trail,
  ...props
}: CatalogueListProps<Row, Dto> & { trail?: Crumb[] }) {
  const list = useCatalogueList(props);
  return (
    <ScreenFrame here={list.title} trail={trail}>
      <ListPage {...list} addTo={props.catalogue.screens.add} />
    </ScreenFrame>
  );
}

/** The same list below another one. */
export function CatalogueSection<Row extends Listed, Dto>(props: CatalogueListProps<Row, Dto>) {
  return <ListSection {...useCatalogueList(props)} />;
}
