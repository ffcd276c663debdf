import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useFitAll, useKeeping, useStoredList } from '../../../api/kept-lists';
import {
  useFetchListViewQuery,
  type KeepListDto,
  type ListDensity,
  type ListViewDto,
} from '../../../api/lists.gen';
import { FIT, namedLimit } from '../../../lib/fit';
import type { ListPatch } from '../../../lib/list-state';
import { bareList, viewQuery, withView } from '../../../lib/list-views';
import { useAddress } from '../../../lib/use-address';
import type { ListState } from '../../../lib/use-list-state';
import { texts } from '../components.texts';
import { moved } from '../arrange/moved';
import { notify } from '../notify';
import { choicesOf, chooseColumns } from './chosen-columns';
import type { ChosenColumn, Column } from './list.types';

/** Columns and density of a list. */
type Looks = Pick<KeepListDto, 'columns' | 'density'>;

const saveFailed = (error: unknown) => notify.failure(error, texts.list.notSaved);

/**
 * The list as its reader left it: columns, density, page size and sort are stored on the server. While a view is open,
 * its columns and density apply, and changes stay here until the reader saves them in the view.
 */
export function useListView<Row>(list: ListState, columns: Column<Row>[]) {
  const { name, prefix, standard, sorts } = list;
  const { stored, views, known } = useStoredList(name);
  const { keep, reset } = useKeeping(name, saveFailed);
  const [allFit] = useFitAll();
  const [params, setParams] = useAddress();
  const { id, view, waits } = useOpenView(list, views, known);

  const [draft, setDraft] = useState<Looks & { view: string }>();
  const changes = draft?.view === id ? draft : undefined;
  const ofView = view?.columns.length ? view.columns : undefined;
  const choices = changes?.columns ?? ofView ?? stored.columns;
  const all = useMemo(() => chooseColumns(columns, choices, sorts), [columns, choices, sorts]);

  const density = changes?.density ?? view?.density ?? stored.density;
  const query = viewQuery(params, prefix);

  const choose = (looks: Looks) => {
    if (view) setDraft({ ...changes, ...looks, view: id });
    else keep(looks);
  };
  const put = (next: ChosenColumn<Row>[]) => choose({ columns: choicesOf(next) });
  const edit = (field: string, change: Partial<ChosenColumn<Row>>) =>
    put(all.map((column) => (column.field === field ? { ...column, ...change } : column)));

  return {
    all,
    columns: useMemo(() => all.filter(({ hidden }) => !hidden), [all]),
    density,
    /** The stored choices, or the view in the address, are not known yet. */
    waits,
    /** The list state; a chosen page size and sort are stored. */
    list: {
      ...list,
      change: (patch: ListPatch) => {
        list.change(patch);
        if (id) return;
        if (patch.limit) keep({ limit: patch.limit === (allFit ? FIT : standard.limit) ? 0 : patch.limit });
        if ('sort' in patch) keep({ sort: patch.sort === standard.sort ? '' : (patch.sort ?? '') });
      },
    },
    onDensity: (next: ListDensity) => choose({ density: next }),
    /** Moves a column to a place among all columns, counted from 1. */
    onMove: (field: string, place: number) =>
      put(
        moved(
          all,
          all.findIndex((column) => column.field === field),
          place - 1,
        ),
      ),
    onShown: (field: string, shown: boolean) => edit(field, { hidden: !shown, chosen: shown }),
    /** Sets the width of a column in pixels; undefined: as wide as its content. */
    onWidth: (field: string, width: number | undefined) =>
      edit(field, { sized: width !== undefined, ...(width !== undefined && { width }) }),
    views,
    view,
    /** The _id of the view that the menu opens. */
    standardView: stored.view,
    onStandardView: (next: string) => keep({ view: next }),
    /** Whether the list differs from its open view. */
    changed: view !== undefined && (changes !== undefined || query !== sorted(view.query)),
    /** What a view that is saved now holds. */
    content: { list: name, query, density, ...(choices.length > 0 && { columns: choices }) },
    /** Opens a view; without one, the list with its stored choices. */
    onOpen: (next: ListViewDto | undefined) => {
      setDraft(undefined);
      setParams((current) => (next ? withView(current, next, prefix) : unviewed(current, prefix, stored)), {
        preventScrollReset: true,
      });
    },
    onReset: () => {
      setDraft(undefined);
      setParams((current) => (id ? bareList(current, prefix) : unsized(current, prefix)), {
        preventScrollReset: true,
      });
      void reset();
    },
  };
}
export type ListView<Row> = ReturnType<typeof useListView<Row>>;

/** Returns the address without a view, with the stored page size and order. */
function unviewed(params: URLSearchParams, prefix: string, { limit, sort }: { limit: number; sort: string }) {
  const bare = bareList(params, prefix);
  if (limit) bare.set(`${prefix}limit`, String(namedLimit(limit)));
  if (sort) bare.set(`${prefix}sort`, sort);
  return bare;
}

/** Returns the address in the standard page size and order. */
function unsized(params: URLSearchParams, prefix: string) {
  for (const name of ['page', 'limit', 'sort']) params.delete(prefix + name);
  return params;
}

const sorted = (query: string) => viewQuery(new URLSearchParams(query));

/** Returns the view that the address names. A link that holds nothing else gets the view's parameters. */
function useOpenView({ name, prefix }: ListState, views: ListViewDto[], known: boolean) {
  const [params, setParams] = useAddress();
  const id = params.get(`${prefix}view`) ?? '';
  const seen = views.find(({ _id }) => _id === id);
  const linked = useFetchListViewQuery(id && known && !seen ? { id } : skipToken);
  const found = seen ?? (linked.currentData?.details.list === name ? linked.currentData.details : undefined);
  const view = id ? found : undefined;
  const gone = id !== '' && known && !view && !linked.isFetching && !linked.isUninitialized;

  // The view whose parameters the address has had: what the reader clears stays cleared.
  const [filled, setFilled] = useState('');
  const isFilled = !id || view?.query === '' || viewQuery(params, prefix) !== '';
  if (filled !== id && isFilled) setFilled(id);
  const lacks = filled !== id && !isFilled;

  const fill = useEffectEvent((shown: ListViewDto) =>
    setParams((current) => withView(current, shown, prefix), { replace: true, preventScrollReset: true }),
  );
  useEffect(() => {
    if (lacks && view) fill(view);
  }, [lacks, view]);
  const leave = useEffectEvent(() => {
    notify.failure(new Error(texts.list.viewGone));
    setParams(
      (current) => {
        current.delete(`${prefix}view`);
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  });
  useEffect(() => {
    if (gone) leave();
  }, [gone]);
  return { id, view, waits: !known || (lacks && !gone) };
}
