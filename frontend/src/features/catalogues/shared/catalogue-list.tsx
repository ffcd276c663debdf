import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ListNarrowing } from '../../../components/base/filters/use-list-filters';
import { ListPage } from '../../../components/base/list-page/list-page';
import { ListSection, type ListSectionProps } from '../../../components/base/list-page/list-section';
import type { RowAction } from '../../../components/base/list-page/list.types';
import { useIsBare } from '../../../components/base/list-page/use-is-bare';
import type { Crumb } from '../../../lib/screen';
import type { Catalogue } from './catalogue';
import type { CatalogueRow } from './catalogue-row';
import classes from './catalogues.module.css';
import { texts } from './catalogues.texts';
import { ScreenFrame } from './screen-frame';
import { TransferMenu } from '../tools/transfer-menu';
import { isTransferable } from '../tools/transferable';
import { useArrange } from '../tools/use-arrange';
import { useCatalogueBulk } from '../tools/use-catalogue-bulk';
import { useSalesColumn } from './sales-column';
import { useDeletion } from './use-deletion';
import type { Target } from './what-goes';
import { wordsOf } from './words';
import { useMay, useMayOpen } from '../../../lib/rights';

type Shown = 'list' | 'query' | 'rows' | 'total' | 'unpaged';
interface CatalogueListProps<Row extends CatalogueRow, Dto> extends Pick<ListSectionProps<Row>, Shown> {
  catalogue: Catalogue<Row, Dto>;
  /** The filters; without them the list cannot be filtered. */
  narrowing?: ListNarrowing | undefined;
  /** Deletes a row; without it the list has no delete button. */
  onDelete?: (row: Row) => Promise<{ message: string }>;
  /** Loads all records, if uses of a deleted record can be moved to another one. */
  findTargets?: () => Promise<Target[]>;
  /** Returns the actions of a row in addition to editing and deleting. */
  actions?: (row: Row) => RowAction[];
}

function useCatalogueList<Row extends CatalogueRow, Dto>(props: CatalogueListProps<Row, Dto>) {
  const { catalogue, narrowing, onDelete, findTargets, actions, ...shown } = props;
  const { screens, columns, nameOf, search, hint } = catalogue;
  const { kind, many, editPage, ordered } = screens;
  const remove = useDeletion<Row>({ kind, nameOf, findTargets });
  const arrange = useArrange(kind);
  const sales = useSalesColumn<Row>(kind, shown.rows);
  const empty = { title: texts.empty(many), hint };
  const writes = useMay()('catalogues.write');
  const selecting = useCatalogueBulk<Row>({
    ...{ kind, list: shown.list, query: shown.query, rows: shown.rows, total: shown.total },
    rowName: nameOf,
    deletes: onDelete !== undefined,
  });
  return {
    ...shown,
    ...selecting,
    title: wordsOf(catalogue).list,
    columns: [...columns, ...sales],
    // A position counts all records, so filtered ones cannot be moved.
    arrange: writes && ordered && !narrowing?.filtered ? arrange : undefined,
    filterBar: narrowing?.filterBar,
    rowName: nameOf,
    searchLabel: search,
    empty: narrowing?.emptyOr(empty) ?? empty,
    actions: (row: Row): RowAction[] => [
      ...(actions?.(row) ?? []),
      ...(editPage ? [{ label: texts.editRow, to: `${editPage}?id=${row._id}` }] : []),
      ...(onDelete
        ? [
            {
              label: texts.delete,
              right: 'catalogues.write' as const,
              danger: true,
              onClick: () => void remove(row, onDelete),
            },
          ]
        : []),
    ],
  };
}

interface CatalogueScreenProps<Row extends CatalogueRow, Dto> extends CatalogueListProps<Row, Dto> {
  trail?: Crumb[];
  /** The link to the add form, if the form needs more than its path. */
  add?: Crumb;
  /** Shown next to the add button. */
  aside?: ReactNode;
  /** Shown between the title and the list. */
  above?: ReactNode;
}

/** The list screen of a catalogue. */
export function CatalogueList<Row extends CatalogueRow, Dto>(props: CatalogueScreenProps<Row, Dto>) {
  const { trail, add, aside, above, ...shown } = props;
  const list = useCatalogueList(shown);
  const { screens } = props.catalogue;
  return (
    <ScreenFrame trail={trail}>
      <ListPage
        {...list}
        addTo={add?.to ?? screens.add}
        addLabel={add?.label}
        above={above}
        aside={
          <>
            {aside}
            {isTransferable(screens.kind) && <TransferMenu kind={screens.kind} />}
          </>
        }
      />
    </ScreenFrame>
  );
}

/** The list of a catalogue as a section with its own heading, below another list. */
export function CatalogueSection<Row extends CatalogueRow, Dto>(props: CatalogueListProps<Row, Dto>) {
  const { add, one, many } = props.catalogue.screens;
  const list = useCatalogueList(props);
  const bare = useIsBare(list);
  const mayOpen = useMayOpen();
  const button = add && mayOpen(add) && (
    <Button component={Link} to={add} variant="default" size="xs" leftSection={<IconPlus size={15} />}>
      {texts.add(one)}
    </Button>
  );
  return (
    <>
      <div className={classes.below}>
        <h2>{many}</h2>
        {!bare && button}
      </div>
      <ListSection {...list} title={many} emptyAction={button} />
    </>
  );
}
