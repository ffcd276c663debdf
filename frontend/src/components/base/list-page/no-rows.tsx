import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatNumber } from '../../../lib/format';
import type { ListState } from '../../../lib/use-list-state';
import { texts } from '../components.texts';
import { EmptyState } from '../state-views';

/** The text of a list without records. */
export interface EmptyText {
  title: string;
  hint: ReactNode;
  action?: ReactNode;
}

interface NoRowsProps {
  list: ListState;
  total: number;
  empty: EmptyText | undefined;
  /** The action of the empty list, if `empty` has none. */
  action?: ReactNode;
}

/** Replaces the rows: beyond the last page, without a match, or without a record. */
export function NoRows({ list, total, empty, action }: NoRowsProps) {
  if (total > 0) {
    const last = Math.ceil(total / list.limit);
    return (
      <EmptyState
        title={texts.list.beyondTitle(formatNumber(list.page))}
        hint={texts.list.beyondHint(formatNumber(last))}
        action={
          <Button variant="default" onClick={() => list.change({ page: last })}>
            {texts.list.lastPage}
          </Button>
        }
      />
    );
  }
  if (list.search)
    return (
      <EmptyState
        title={texts.list.noMatch(list.search)}
        hint={texts.list.noMatchHint}
        action={
          <Button variant="default" onClick={() => list.change({ search: '' })}>
            {texts.list.clearSearch}
          </Button>
        }
      />
    );
  return (
    <EmptyState
      title={empty?.title ?? texts.list.emptyTitle}
      hint={empty?.hint ?? texts.list.emptyHint}
      action={empty?.action ?? action}
    />
  );
}
